import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { operatorRoles, type OperatorRole } from '@shop/contract/operator';
import { makeKey } from './flows/operator/keys.ts';
import type { Services } from './services.ts';

/** Whose a new key is to be, and what it may do. */
export interface KeyWanted {
  readonly name: string;
  readonly role: OperatorRole;
}
export interface NewKey {
  readonly id: number;
  readonly key: string;
}

/** @returns null where a name or a role is none */
export const keyWanted = (name: unknown, role: unknown): KeyWanted | null => {
  const [whose, may] = [String(name ?? '').trim(), operatorRoles.find((one) => one === role)];
  return whose === '' || whose.length > 100 || may === undefined ? null : { name: whose, role: may };
};

/** Beside the folder, as its lock is. Who may open it may read the database itself. */
const socketOf = (folder: string): string => `${folder}.sock`;

const answerOf = async (services: Services, asked: IncomingMessage): Promise<NewKey> => {
  const { name, role } = Object(JSON.parse(await text(asked)));
  const wanted = keyWanted(name, role);
  if (!wanted) throw new TypeError('No name or no role');
  const { row, key } = await makeKey(services, { keyId: null }, wanted.name, wanted.role);
  return { id: row.id, key };
};

/**
 * Makes keys for other processes of this account, for as long as this one has the embedded database of a folder open.
 * @returns what ends it
 */
export const serveKeys = async (
  services: Services,
  folder: string,
  report: (line: string) => void,
): Promise<() => Promise<void>> => {
  const path = socketOf(folder);
  const server = createServer((asked, answer) => {
    answerOf(services, asked).then(
      (made) => answer.end(JSON.stringify(made)),
      () => answer.writeHead(400).end(),
    );
  });
  try {
    // One that a killed process left: the folder's lock is held.
    await rm(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
    await chmod(path, 0o600);
  } catch (error) {
    report(`Keys cannot be made while this runs: ${error instanceof Error ? error.message : String(error)}`);
  }
  return async () => {
    server.close();
    server.closeAllConnections();
    await rm(path, { force: true });
  };
};

/** Asks the process that has the embedded database of a folder open for a key; null where none does. */
export const askForKey = async (folder: string, wanted: KeyWanted): Promise<NewKey | null> => {
  const sent = request({ socketPath: socketOf(folder), method: 'POST' });
  sent.end(JSON.stringify(wanted));
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return JSON.parse(await text(answer)) as NewKey;
  } catch {
    return null;
  }
};
