import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** A plain server of files, as a build of a branch would have one. */
export const serveFiles = async (folder: string): Promise<{ origin: string; close: () => void }> => {
  const server = createServer((request, response) => {
    readFile(path.join(folder, request.url ?? '/')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};
