import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { useAgent } from 'request-filtering-agent';

/** What an address answered. */
export interface Posted {
  readonly status: number;
}

/** Posts a message. @throws Error without an answer in time, or for an address that may not be asked */
export type Post = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Posted>;

/** ms that an address has to answer. */
const patience = 15_000;

/**
 * Posts over the network. What lies in the shop's own network is refused at the connection itself, so that a name
 * that leads there, or comes to lead there, is too; redirects are not followed, and of an answer only its status is read.
 * @param mayBeInside whether the own machine and network may be asked: in the sandbox alone
 */
export const postOutside =
  (mayBeInside: boolean): Post =>
  (url, headers, body) =>
    new Promise((resolve, reject) => {
      const agent = useAgent(url, { allowPrivateIPAddress: mayBeInside, allowMetaIPAddress: mayBeInside });
      const request = (url.startsWith('https:') ? overHttps : overHttp)(url, {
        method: 'POST',
        agent,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(patience),
      });
      request.once('error', reject);
      request.once('response', (response) => {
        response.destroy();
        resolve({ status: response.statusCode ?? 0 });
      });
      request.end(body);
    });
