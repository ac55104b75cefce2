import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { Reply, Sent } from './ask.ts';

/**
 * Sends a request to an API, a file as it is read. It waits for the answer as long as that takes: a long file is worked
 * at for minutes. @throws Error where there is no answer
 */
export const sendTo = async (api: string, { method, url, headers, body }: Sent): Promise<Reply> => {
  const address = new URL(url, api);
  const request = (address.protocol === 'https:' ? overHttps : overHttp)(address, { method, headers });
  const answered = new Promise<Reply>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, text: read }), reject);
    });
  });
  // Who refuses a file answers before it has been read: the answer counts.
  const sent = pipeline(Readable.from(body === undefined ? [] : typeof body === 'string' ? [body] : body), request);
  const [reply] = await Promise.all([answered, sent.catch(() => undefined)]);
  return reply;
};
