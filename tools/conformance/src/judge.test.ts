import { judge } from './judge.ts';

const envelope = (result: unknown, code = 200) => ({
  status: 200,
  text: JSON.stringify({ code, message: '', result, type: 'success' }),
});
const time = { server_time: '2026-01-01T00:00:00.000Z', timestamp: 1 };

test('a result as the contract says fits, also with fields that the shop does not know', () => {
  expect(judge('serverTime', envelope(time))).toEqual({ kind: 'fits', result: time });
  expect(judge('serverTime', envelope({ ...time, zone: 'UTC' }))).toMatchObject({ kind: 'fits' });
});

test('each wrong field is named with what it holds, a mistake of all entries of a list once', () => {
  expect(judge('serverTime', envelope({ timestamp: '1' }))).toEqual({
    kind: 'fails',
    problems: ['result/server_time: is missing', 'result/timestamp: must be integer, got "1"'],
  });
  const list = [1, 2, 3].map((id) => ({ id: String(id), name: `Room ${id}` }));
  expect(judge('buyerShowCategories', envelope({ list }))).toEqual({
    kind: 'fails',
    problems: ['result/list/*/id: must be integer, got "1"'],
  });
});

test('a code that the contract lists for a call is a refusal, any other a failure', () => {
  expect(judge('productDetail', envelope(null, 404))).toMatchObject({ kind: 'refused', code: 404 });
  expect(judge('productDetail', envelope(null, 429))).toMatchObject({ kind: 'refused', code: 429 });
  expect(judge('productDetail', envelope(null, 418))).toMatchObject({ kind: 'fails' });
});

test('what is no envelope, and no answer at all, say so', () => {
  expect(judge('trending', { status: 404, text: '<!doctype html><title>Not found' })).toEqual({
    kind: 'fails',
    problems: ['HTTP 404 without an envelope in JSON (“<!doctype html><title>Not found”)'],
  });
  expect(judge('trending', { status: 200, text: '{"products":[]}' })).toEqual({
    kind: 'fails',
    problems: ['code: has to be a number', 'message: has to be a text', 'type: has to be a text', 'result: is missing'],
  });
  expect(judge('trending', { unreachable: 'ECONNREFUSED' })).toEqual({
    kind: 'fails',
    problems: ['no answer: ECONNREFUSED'],
  });
});
