import { request } from 'node:http';

export interface RawAnswer {
  status: number;
  location: string | undefined;
  type: string | undefined;
}

/** Sends a path exactly as it is written: no client between us and the server tidies it up. */
export const rawGet = (origin: string, path: string): Promise<RawAnswer> => {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method: 'GET' }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          type: answer.headers['content-type'],
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
};
