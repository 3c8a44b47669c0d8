import { expect, it } from 'vitest';
import { ApiError, type Reason } from '../../net/api.ts';
import { Form } from './form.svelte.ts';

const newForm = () => new Form<'name' | 'password'>({ 'name-taken': 'name', 'bad-name': 'name' });
const refuses = (reason: Reason) => () => Promise.reject(new ApiError(reason));
const taken: Reason = { code: 'account', refusal: { code: 'name-taken', name: 'Ana' } };

it('sends nothing while a field is wrong, and tells the first fault', async () => {
  const form = newForm();
  let asked = 0;
  const sent = await form.send(
    [
      ['name', undefined],
      ['password', { code: 'no-password' }],
    ],
    () => Promise.resolve((asked += 1)),
  );
  expect([sent, asked, form.faultOf('name')]).toEqual([undefined, 0, undefined]);
  expect(form.faultOf('password')).toEqual({ check: { code: 'no-password' } });
  expect(await form.send([['password', undefined]], () => Promise.resolve(7))).toEqual({
    answer: 7,
  });
  expect(form.faultOf('password')).toBeUndefined();
});

it('a refusal about a field stands at the field', async () => {
  const form = newForm();
  expect(await form.send([], refuses(taken))).toBeUndefined();
  expect(form.faultOf('name')).toEqual({ reason: taken });
  expect([form.error, form.busy]).toEqual([undefined, false]);
});

it('any other failure is about the form, until it is sent again', async () => {
  const form = newForm();
  await form.send([], refuses({ code: 'unreachable' }));
  expect([form.error?.reason.code, form.faultOf('name')]).toEqual(['unreachable', undefined]);
  await form.send([['name', { code: 'no-name' }]], refuses(taken));
  expect([form.error, form.faultOf('name')]).toEqual([undefined, { check: { code: 'no-name' } }]);
});

it('sends one request at a time', async () => {
  const form = newForm();
  let answer = (): void => undefined;
  const first = form.send([], () => new Promise<void>((resolve) => (answer = resolve)));
  expect(form.busy).toBe(true);
  expect(await form.send([], () => Promise.resolve())).toBeUndefined();
  answer();
  expect(await first).toEqual({ answer: undefined });
});
