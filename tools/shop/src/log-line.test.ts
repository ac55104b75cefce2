import { readableLine } from './log-line.ts';

test.each([
  [
    'a warning with its fields',
    '{"level":40,"time":1795970000000,"pid":7,"hostname":"h","remote":"account","build":3,"msg":"a remote failed"}',
    'warning: a remote failed (remote=account, build=3)',
  ],
  [
    'an error by its message, not its stack',
    '{"level":50,"time":1,"pid":7,"hostname":"h","err":{"type":"Error","message":"no host","stack":"Error: no host\\n at x"},"msg":"cannot be sent"}',
    'error: cannot be sent (err=no host)',
  ],
  ['what is told by the way', '{"level":30,"time":1,"pid":7,"hostname":"h","msg":"listening"}', 'listening'],
  ['a line that is no log', 'seeding 630 products', 'seeding 630 products'],
  ['one that was cut', '{"level":40,"msg":"a rem', '{"level":40,"msg":"a rem'],
])('%s is read in a terminal', (_, line, expected) => {
  expect(readableLine(line)).toBe(expected);
});
