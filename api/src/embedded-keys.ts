import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { operatorRoles, type OperatorRole } from '@shop/contract/operator';
import { OperatorProblem } from './domain/operator-problem.ts';
import { makeKey } from './flows/operator/keys.ts';
import { makePerson } from './flows/operator/people.ts';
import type { Services } from './services.ts';

/** Whose a new key is to be, and what it may do; with an address somebody who signs in. */
export interface OperatorWanted {
  readonly name: string;
  readonly role: OperatorRole;
  readonly email?: string;
}
export interface NewOperator {
  readonly id: number;
  /** A key, or an invitation of a person. */
  readonly secret: string;
}

/** @returns null where a name or a role is none */
export const operatorWanted = (name: unknown, role: unknown, email?: unknown): OperatorWanted | null => {
  const [whose, may] = [String(name ?? '').trim(), operatorRoles.find((one) => one === role)];
  if (whose === '' || whose.length > 100 || may === undefined) return null;
  return { name: whose, role: may, ...(typeof email === 'string' && { email }) };
};

/** Makes it in the database itself. @throws OperatorProblem for an address that is none, or somebody's already */
export const makeOperator = async (services: Services, { name, role, email }: OperatorWanted): Promise<NewOperator> => {
  if (email === undefined) {
    const { row, key } = await makeKey(services, { keyId: null }, name, role);
    return { id: row.id, secret: key };
  }
  const { row, invitation } = await makePerson(services, { keyId: null }, { name, role, email });
  return { id: row.id, secret: invitation };
};

/** Beside the folder, as its lock is. Who may open it may read the database itself. */
const socketOf = (folder: string): string => `${folder}.sock`;

const answerOf = async (services: Services, asked: IncomingMessage): Promise<NewOperator> => {
  const { name, role, email } = Object(JSON.parse(await text(asked)));
  const wanted = operatorWanted(name, role, email);
  if (!wanted) throw new OperatorProblem('No name or no role', 400);
  return makeOperator(services, wanted);
};

/**
 * Makes keys and people for other processes of this account, for as long as this one has the embedded database of a folder open.
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
      (error: unknown) => answer.writeHead(400).end(error instanceof OperatorProblem ? error.message : ''),
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

/**
 * Asks the process that has the embedded database of a folder open for a key or a person; null where none does.
 * @throws OperatorProblem with why it refused
 */
export const askForOperator = async (folder: string, wanted: OperatorWanted): Promise<NewOperator | null> => {
  const sent = request({ socketPath: socketOf(folder), method: 'POST' });
  sent.end(JSON.stringify(wanted));
  let said: string;
  let isRefused: boolean;
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    isRefused = answer.statusCode !== 200;
    said = await text(answer);
  } catch {
    return null;
  }
  if (isRefused) throw new OperatorProblem(said);
  return JSON.parse(said) as NewOperator;
};
