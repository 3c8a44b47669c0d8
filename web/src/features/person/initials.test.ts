import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ana', 'A'],
  ['Ana Kovačević', 'AK'],
  ['ana kovačević', 'AK'],
  ['Svetlana de la Fuente', 'SF'],
  ['Anna-Maria Schwarzenberger-Obermeier', 'AS'],
  ['  Željko   Šarić ', 'ŽŠ'],
  ['Z\u030celjko', 'Z\u030c'],
  ['Ana (Split)', 'AS'],
  ['Ana -', 'A'],
  ['Player 12', 'P1'],
  ['Иван Петрович Сидоров', 'ИС'],
  ['Ёлка', 'Ё'],
  ['أحمد محمود', 'أ\u200cم'],
  ['فاطمة', 'ف'],
  ['王小明', '王'],
  ['田中 太郎', '田太'],
  ['김민수', '김'],
  ['राज शर्मा', 'राश'],
  ['ßeta', 'S'],
  ['👩‍👩‍👧 🐸', '👩‍👩‍👧'],
  ['', ''],
])('“%s” has the initials “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
