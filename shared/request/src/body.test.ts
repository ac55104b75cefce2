import { encodeBody, encodeFields } from './body.ts';

test('REQ-010 a body that holds a file goes as form-data, whatever its call says', () => {
  const file = new File(['x'], 'x.png');
  for (const kind of ['json', 'form', 'multipart'] as const) {
    const { data, contentType } = encodeBody(kind, { note: 'hi', pictures: [file, file], none: null });
    expect(contentType).toBeUndefined();
    const sent = data instanceof FormData ? data : new FormData();
    expect(sent.get('note')).toBe('hi');
    expect(sent.getAll('pictures')).toHaveLength(2);
    expect(sent.has('none')).toBe(false);
  }
});

test('booleans, numbers and objects have their plain text', () => {
  expect(encodeFields({ a: true, b: 0, c: '', d: { e: 1 } })).toBe('a=true&b=0&c=&d=%7B%22e%22%3A1%7D');
});

test('a call without a body kind sends none', () => {
  expect(encodeBody(undefined, { a: 1 })).toEqual({});
});

test('absent values leave no field, also within a list; a call that is given no body sends none', () => {
  expect(encodeFields({ a: [1, null, 2, undefined], b: undefined, c: null })).toBe('a=1&a=2');
  expect(encodeBody('json', undefined)).toEqual({});
});

test('REQ-010 a multipart call sends form-data without a file too, and objects as JSON', () => {
  const { data, contentType } = encodeBody('multipart', { note: 'hi', size: { width: 2 } });
  expect(contentType).toBeUndefined();
  expect(data instanceof FormData && [...data]).toEqual([
    ['note', 'hi'],
    ['size', '{"width":2}'],
  ]);
});

test('REQ-010 a form-encoded body says that it is one', () => {
  expect(encodeBody('form', { a: 1 })).toEqual({ data: 'a=1', contentType: 'application/x-www-form-urlencoded' });
});
