import autocannon from 'autocannon';
import { once } from 'node:events';
import { createServer } from 'node:http';

const CLIENTS = 50;

/** Answers per second of addresses asked for in turn by 50 clients. @throws when one is not answered with 2xx */
export const perSecond = async (origin: string, paths: readonly string[], encoding: string, seconds: number) => {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers: { 'accept-encoding': encoding } }));
  const {
    requests: answered,
    non2xx,
    errors,
    timeouts,
  } = await autocannon({
    url: origin,
    connections: Math.min(CLIENTS, paths.length === 1 ? CLIENTS : paths.length),
    duration: seconds,
    requests,
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${origin}: ${non2xx} refused, ${errors} failed, ${timeouts} too late`);
  return answered.average;
};

/** What the same machine does when a server only sends a page that it has. */
export const floorPerSecond = async (html: string, seconds: number): Promise<number> => {
  const body = Buffer.from(html);
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
    answer.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    return await perSecond(
      `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
      ['/'],
      'identity',
      seconds,
    );
  } finally {
    server.close();
  }
};
