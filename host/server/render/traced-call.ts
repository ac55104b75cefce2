import { randomBytes } from 'node:crypto';
import type { RenderCall } from './messages.ts';
import type { Call } from './send-call.ts';

/** A page that makes more calls has no spans of the others. */
const callsAtMost = 100;

const now = (): number => performance.timeOrigin + performance.now();

/** Makes a call as a span of its own, which what answers it belongs to, and notes it. */
export const tracedCall = async <A extends { status: number }>(
  call: Call,
  calls: RenderCall[],
  send: (call: Call) => Promise<A>,
): Promise<A> => {
  const { url, method, headers } = call;
  const parent = headers['traceparent'];
  if (parent === undefined || calls.length >= callsAtMost) return send(call);
  const [version, trace, , flags] = parent.split('-');
  const span = randomBytes(8).toString('hex');
  const traceparent = [version, trace, span, flags].join('-');
  const noted: RenderCall = { parent, span, method, url, status: 0, begun: now(), ended: 0 };
  calls.push(noted);
  try {
    const answer = await send({ ...call, headers: { ...headers, traceparent } });
    noted.status = answer.status;
    return answer;
  } finally {
    noted.ended = now();
  }
};
