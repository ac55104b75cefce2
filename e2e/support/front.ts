import { X509Certificate, createHash } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
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

/** Passes a request on to a server and its answer back, byte by byte; a document with `first` at the start of its head. */
const pass = (shop: URL, asked: Http2ServerRequest, answer: Http2ServerResponse, first: string): void => {
  const { method, url: path, headers, authority } = asked;
  const isChanged = first !== '' && headers['sec-fetch-dest'] === 'document';
  const sent = { ...plain(headers), host: authority, ...(isChanged && { 'accept-encoding': 'identity' }) };
  const onward = request({ host: shop.hostname, port: shop.port, method, path, headers: sent }, (from) => {
    const { 'content-length': length, ...others } = from.headers;
    answer.writeHead(from.statusCode ?? 502, plain(isChanged ? others : { ...others, 'content-length': length }));
    if (!isChanged) return void from.pipe(answer);
    void text(from).then((html) => answer.end(html.replace('<head>', `<head>${first}`)));
  });
  onward.on('error', () => answer.destroyed || answer.writeHead(502).end());
  asked.pipe(onward);
};

export interface Front {
  url: string;
  /** The hash of its public key, by which a browser is told to trust it. */
  keyHash: string;
  /** Serves what the shop does not have at a path; a page unless another type is given. */
  serve(path: string, body: string, type?: string): void;
  close(): void;
}

/**
 * A server as it stands before a shop: HTTP/2, TLS and brotli. Its own pages come the same way as the shop's, whose
 * documents have `first` at the start of their heads.
 */
export const startFront = async (shopUrl: string, first = ''): Promise<Front> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048 });
  const shop = new URL(shopUrl);
  const own = new Map<string, { body: Buffer; type: string }>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const page = own.get(asked.url);
    if (!page) return pass(shop, asked, answer, first);
    answer.writeHead(200, { 'content-type': page.type, 'content-encoding': 'br' });
    answer.end(page.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The front has no port');
  const { publicKey } = new X509Certificate(cert);
  return {
    keyHash: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    url: `https://127.0.0.1:${address.port}`,
    serve: (path, body, type = 'text/html; charset=utf-8') =>
      void own.set(path, { body: brotliCompressSync(body), type }),
    close: () => server.close(),
  };
};
