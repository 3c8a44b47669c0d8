// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { lessonsPlayed, rememberLesson } from './progress.ts';

beforeEach(() => {
  localStorage.clear();
});

it('remembers how far each lesson was played', () => {
  rememberLesson('draw', 'begun');
  rememberLesson('goat', 'begun');
  rememberLesson('goat', 'finished');
  expect([...lessonsPlayed()]).toEqual([
    ['draw', 'begun'],
    ['goat', 'finished'],
  ]);
});

it('a finished lesson that is begun again stays finished', () => {
  rememberLesson('draw', 'finished');
  rememberLesson('draw', 'begun');
  expect(lessonsPlayed().get('draw')).toBe('finished');
});

it.each(['not json', 'null', '7', '{"draw":"far"}'])(
  'what cannot be read is nothing: %s',
  (text) => {
    localStorage.setItem('boneyard.lessons', text);
    expect(lessonsPlayed().size).toBe(0);
  },
);
