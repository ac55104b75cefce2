import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { calls, type CallName } from '@shop/contract';
import { judge } from './judge.ts';
import type { Uses } from './uses.ts';

const callAt = new Map(
  Object.entries(calls).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]), // of its names
);

/** Of one connection, or of how bytes are sent on it. */
const ownHeaders = /^(?:host|connection|keep-alive|transfer-encoding|content-length|accept-encoding|content-encoding)$/;

const sentOn = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || ownHeaders.test(name) ? [] : [[name, String(value)]],
    ),
  );

const sentBack = (headers: Headers): OutgoingHttpHeaders => {
  const others = [...headers].filter(([name]) => !ownHeaders.test(name) && name !== 'set-cookie');
  return { ...Object.fromEntries(others), 'set-cookie': headers.getSetCookie() };
};

/** Names what does not fit in an answer, each thing once. */
const naming = (uses: Uses, say: (line: string) => void) => {
  const reported = new Set<string>();
  return (call: CallName, answer: { status: number; text: string }): void => {
    const verdict = judge(call, answer);
    const problems = verdict.kind === 'fails' ? verdict.problems.filter((one) => !reported.has(`${call} ${one}`)) : [];
    if (problems.length === 0) return;
    const needing = [...uses].flatMap(([name, needed]) => (needed.has(call) ? [name] : []));
    say(`${call} (${calls[call].method} ${calls[call].path}), which ${needing.join(', ') || 'no page'} needs`);
    for (const problem of problems) {
      reported.add(`${call} ${problem}`);
      say(`  ${problem}`);
    }
  };
};

/**
 * Stands between a shop and a backend: passes each call on as it is, and names each answer that does not fit the contract,
 * with its call and field and the pages that need it. `origin` is the backend's, without a path; resolves with the
 * origin at which the shop finds it. @throws Error when nothing can listen at the port
 */
export const watchBackend = async (
  origin: string,
  { port, uses, say }: { port: number; uses: Uses; say: (line: string) => void },
): Promise<string> => {
  const name = naming(uses, say);
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    try {
      const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await request.toArray());
      const answer = await fetch(origin + url, { method, headers: sentOn(request), body, redirect: 'manual' });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const call = callAt.get(`${method} ${url.split('?', 1)[0]}`);
      if (call) name(call, { status: answer.status, text: bytes.toString() });
      response.writeHead(answer.status, sentBack(answer.headers)).end(bytes);
    } catch (error) {
      say(`${method} ${url.split('?', 1)[0]}: no answer (${error instanceof Error ? error.message : String(error)})`);
      response.destroy();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
};
