import { readFile } from 'node:fs/promises';
import { type RequestListener, createServer } from 'node:http';
import path from 'node:path';

/** A folder of releases as a preview origin serves it: a plain server of files, of which some may be answered otherwise. */
export interface PreviewOrigin {
  /** Such as `http://127.0.0.1:4144`. */
  origin: string;
  /** Paths that were asked for. */
  asked: string[];
  /** Answers a path otherwise, until it is `null`. */
  answer(url: string, listener: RequestListener | null): void;
  close(): Promise<void>;
}

/** Serves the folder at `/releases`. */
export const servePreviews = async (folder: string): Promise<PreviewOrigin> => {
  const asked: string[] = [];
  const others = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    asked.push(url);
    const other = others.get(url);
    if (other) return other(request, response);
    readFile(path.join(folder, url.replace(/^\/releases\//, ''))).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end('not here'),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    answer: (url, listener) => void (listener ? others.set(url, listener) : others.delete(url)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
