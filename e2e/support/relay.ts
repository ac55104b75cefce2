import { createServer, request } from 'node:http';

/**
 * A server on `port` that passes everything on to `target`, each request `delay` ms later: a service that has come
 * back, or a slow one. Of several targets each gets a request in turn, as from a balancer. Answers how to end it.
 */
export const startRelay = (port: number, target: string | readonly string[], delay = 0): Promise<() => void> => {
  const targets = [target].flat();
  let passed = 0;
  const server = createServer((incoming, answer) => {
    const next = targets[passed % targets.length];
    passed += 1;
    const onward = request(
      new URL(incoming.url ?? '/', next),
      { method: incoming.method, headers: incoming.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    onward.on('error', () => answer.writeHead(502).end());
    setTimeout(() => incoming.pipe(onward), delay);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve(() => {
        server.closeAllConnections();
        server.close();
      }),
    );
  });
};
