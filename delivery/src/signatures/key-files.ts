import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DeliveryProblem } from '../problem.ts';
import { parseDocument } from '../schemas.ts';
import { writeOnce } from '../write-once.ts';
import { KeyFile, type Teams } from './documents.ts';

/** Writes JSON where there is none; false where there is some. */
const writeDocumentOnce = async (file: string, value: unknown, mode: number): Promise<boolean> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return writeOnce(file, `${JSON.stringify(value, null, 2)}\n`, mode);
};

const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export const privateKeyOf = ({ private: key }: KeyFile): KeyObject => {
  const given = { key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' } as const;
  try {
    return createPrivateKey(given);
  } catch {
    // Node takes an error that an earlier call left with OpenSSL for one of this key, and clears it.
    return createPrivateKey(given);
  }
};

/** As `teams.json` names it. */
export const publicKeyOf = (key: KeyFile): string =>
  inBase64(createPublicKey(privateKeyOf(key)).export({ format: 'der', type: 'spki' }));

const newKey = (team: string, key: string): KeyFile => ({
  team,
  key,
  private: inBase64(generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' })),
});

export const readKeyFile = async (file: string): Promise<KeyFile> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new DeliveryProblem(
      `There is no key in ${file}, which RELEASE_KEY names. Make one: pnpm release keygen <team> <name>.`,
    );
  });
  return parseDocument(KeyFile, text, file);
};

/** Makes a key of a team in a file of its own; answers the public half. Rejects with a DeliveryProblem when there is one. */
export const makeKeyFile = async (file: string, team: string, key: string): Promise<string> => {
  const made = parseDocument(KeyFile, JSON.stringify(newKey(team, key)), 'The key');
  if (!(await writeDocumentOnce(file, made, 0o600)))
    throw new DeliveryProblem(`${file} exists already; a key is never replaced.`);
  return publicKeyOf(made);
};

/** Where the key of a folder lies that no team has set up: beside the releases. */
export const localKeyFile = (folder: string): string => path.join(folder, '.keys', 'local.json');

/**
 * The key of a folder of releases for local development, made at first use and trusted for all packages; null where
 * teams have been set up.
 */
export const localKey = async (folder: string, teamsFile: string): Promise<KeyFile | null> => {
  const file = localKeyFile(folder);
  const isThere = (one: string) =>
    readFile(one).then(
      () => true,
      () => false,
    );
  if (!(await isThere(file))) {
    if (await isThere(teamsFile)) return null;
    await writeDocumentOnce(file, newKey('local', 'local'), 0o600);
  }
  const key = await readKeyFile(file);
  const teams: Teams = { local: { packages: ['*'], keys: { local: publicKeyOf(key) } } };
  await writeDocumentOnce(teamsFile, teams, 0o644);
  return key;
};
