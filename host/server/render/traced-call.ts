import { randomBytes } from 'node:crypto';
import type { RenderCall } from './messages.ts';
import type { PlainCall } from './whole-answer.ts';

/** A page that makes more calls has no spans of the others. */
const callsAtMost = 100;

const now = (): number => performance.timeOrigin + performance.now();

/** Makes a call as a span of its own, which what answers it belongs to, and notes it. */
export const tracedCall = async <A extends { status: number }>(
  { url, method, headers }: PlainCall,
  calls: RenderCall[],
  send: () => Promise<A>,
): Promise<A> => {
  const parent = headers.get('traceparent');
  if (parent === null || calls.length >= callsAtMost) return send();
  const [version, trace, , flags] = parent.split('-');
  const span = randomBytes(8).toString('hex');
  headers.set('traceparent', [version, trace, span, flags].join('-'));
  const call: RenderCall = { parent, span, method, url, status: 0, begun: now(), ended: 0 };
  calls.push(call);
  try {
    const answer = await send();
    call.status = answer.status;
    return answer;
  } finally {
    call.ended = now();
  }
};
