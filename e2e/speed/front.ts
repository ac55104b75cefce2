import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

/** Headers that HTTP/2 has no place for. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const plain = (headers: NodeJS.Dict<string | string[]>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name.startsWith(':') || OF_CONNECTION.has(name) ? [] : [[name, value]],
    ),
  );

/** Passes a request on to a server and its answer back, byte by byte. */
const pass = (shop: URL, asked: Http2ServerRequest, answer: Http2ServerResponse): void => {
  const { method, url: path, headers, authority } = asked;
  const onward = request(
    { host: shop.hostname, port: shop.port, method, path, headers: { ...plain(headers), host: authority } },
    (from) => {
      answer.writeHead(from.statusCode ?? 502, plain(from.headers));
      from.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroyed || answer.writeHead(502).end());
  asked.pipe(onward);
};

export interface Front {
  url: string;
  /** Serves a page of the bench's own at a path. */
  serve(path: string, html: string): void;
  close(): void;
}

/** A server as it stands before a shop: HTTP/2, TLS and brotli. Its own pages come the same way as the shop's. */
export const startFront = async (shopUrl: string): Promise<Front> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048 });
  const shop = new URL(shopUrl);
  const own = new Map<string, Buffer>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const page = own.get(asked.url);
    if (!page) return pass(shop, asked, answer);
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    answer.end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The front has no port');
  return {
    url: `https://127.0.0.1:${address.port}`,
    serve: (path, html) => void own.set(path, brotliCompressSync(html)),
    close: () => server.close(),
  };
};
