import { createServer } from 'node:http';
import { calls } from '@shop/contract';
import { freePort } from './free-port.ts';
import { apiUrl } from './places.ts';

/** What a client token of Braintree's holds: where its SDK asks for everything else. */
const braintreeToken = Buffer.from(
  JSON.stringify({
    version: 2,
    authorizationFingerprint: 'stand-in',
    configUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/stand-in/client_api/v1/configuration',
    graphQL: { url: 'https://payments.sandbox.braintree-api.com/graphql', date: '2018-05-08' },
  }),
).toString('base64');

const providers: Readonly<Record<string, string>> = { card: 'braintree', klarna: 'klarna' };

interface Result {
  list?: { code: string; provider?: string | undefined }[];
}

/** An answer as a shop with keys gives it: browsers are told to use the providers' own SDKs. */
const keyed = (pathname: string, result: Result): object => {
  if (pathname === calls.cartPaymentMethods.path) {
    const list = result.list?.map((method) => ({ ...method, provider: providers[method.code] ?? method.provider }));
    return { ...result, list };
  }
  if (pathname === calls.klarnaClientToken.path) return { ...result, provider: 'klarna' };
  if (pathname === calls.braintreeClientToken.path) {
    return { ...result, provider: 'braintree', client_token: braintreeToken };
  }
  return result;
};

const changed: ReadonlySet<string> = new Set([
  calls.cartPaymentMethods.path,
  calls.klarnaClientToken.path,
  calls.braintreeClientToken.path,
]);

/** The API of all, with the names of real providers in its answers; the money stays the sandbox's. */
export const startKeyedApi = async (): Promise<{ url: string; stop: () => void }> => {
  const server = createServer(async (incoming, answer) => {
    const url = new URL(incoming.url ?? '/', apiUrl);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer); // a request without an encoding gives buffers
    const { host: _, connection: __, 'content-length': ___, ...headers } = incoming.headers;
    const reply = await fetch(url, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const forwarded = [...reply.headers].filter(
      ([name]) => !/^(content-(length|encoding)|connection|keep-alive|transfer-encoding)$/.test(name),
    );
    answer.writeHead(reply.status, Object.fromEntries(forwarded));
    const body = Buffer.from(await reply.arrayBuffer());
    if (!changed.has(url.pathname)) return void answer.end(body);
    const envelope = JSON.parse(body.toString());
    answer.end(JSON.stringify({ ...envelope, result: keyed(url.pathname, envelope.result ?? {}) }));
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
