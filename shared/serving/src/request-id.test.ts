import { requestIdHeaders, requestIdOf } from './index.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = `00-${trace}-00f067aa0ba902b7-01`;
const idOf = (headers: Record<string, string>): string => requestIdOf({ headers });

test('an id of valid shape is kept, and a well-formed traceparent names the request where there is none', () => {
  expect(idOf({ 'x-request-id': 'abcd-1234' })).toBe('abcd-1234');
  expect(idOf({ traceparent: parent })).toBe(trace);
  expect(idOf({ 'x-request-id': 'abcd-1234', traceparent: parent })).toBe('abcd-1234');
  expect(idOf({ 'x-request-id': 'no id', traceparent: parent })).toBe(trace);
});

test.each<Record<string, string>>([
  { 'x-request-id': 'x\nforged log line' },
  { 'x-request-id': 'x'.repeat(65) },
  { 'x-request-id': 'id-1234 */ drop' },
  { 'x-request-id': 'short' },
  { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` },
  { traceparent: `00-${trace}-${'0'.repeat(16)}-01` },
  { traceparent: `ff-${trace}-00f067aa0ba902b7-01` },
  { traceparent: parent.toUpperCase() },
  { traceparent: `${parent}\n` },
  {},
])('%j is replaced by an id that can be a trace’s', (headers) => {
  expect(idOf(headers)).toMatch(/^[\da-f]{32}$/);
  expect(idOf(headers)).not.toBe(idOf(headers));
});

test('the next server is told the id, and the trace as it came or as it begins here', () => {
  expect(requestIdHeaders('abcd-1234', { headers: { traceparent: parent, tracestate: 'a=1' } })).toEqual({
    'x-request-id': 'abcd-1234',
    traceparent: parent,
    tracestate: 'a=1',
  });
  expect(requestIdHeaders('abcd-1234', { headers: { traceparent: 'no trace', tracestate: 'a=1' } })).toEqual({
    'x-request-id': 'abcd-1234',
  });
  const begun = requestIdHeaders(trace, { headers: {} });
  expect(begun).toEqual({ 'x-request-id': trace, traceparent: expect.stringMatching(`^00-${trace}-[\\da-f]{16}-00$`) });
  expect(idOf({ traceparent: begun['traceparent'] ?? '' })).toBe(trace);
});
