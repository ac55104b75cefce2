import { createPublicKey, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { DeliveryProblem } from '../problem.ts';
import { parseDocument } from '../schemas.ts';
import { type KeyFile, Signature, Teams } from './documents.ts';
import { localKey, privateKeyOf, publicKeyOf, readKeyFile } from './key-files.ts';

/** Files of keys; each has a place of its own beside the releases where it is not named. */
export interface KeyFiles {
  /** The trusted public keys of each team, and what it may release. */
  teams?: string | null;
  /** The private key of whoever releases. */
  key?: string | null;
}

/** Those of releases in a database or a bucket: who can write there must not say whom to trust. */
export type NamedKeyFiles = KeyFiles & { teams: string };

/** Signs manifests of releases, and refuses those that no team has signed which may release the package. */
export interface Signatures {
  /** The signature of one's own key. Rejects with a DeliveryProblem when the key may not release the package. */
  signBytes(packageName: string, bytes: Uint8Array): Promise<Signature>;
  /** Whether bytes are signed so by a key that is trusted, of a team that may release the package. */
  isSignedBy(packageName: string, bytes: Uint8Array, signature: Signature): Promise<boolean>;
  /** The text of a `signature.json`. Rejects with a DeliveryProblem when the key may not release the package. */
  sign(packageName: string, manifest: Uint8Array): Promise<string>;
  /** Rejects with a DeliveryProblem that says what is wrong with the signature, where, and how it is mended. */
  requireSigned(packageName: string, manifest: Uint8Array, signature: string | null, file: string): Promise<void>;
  /** Who releases these packages: `team/key`. Rejects with a DeliveryProblem when that key may not. */
  signer(packageNames: readonly string[]): Promise<string>;
}

const nobody: Teams[string] = { packages: [], keys: {} };

const may = ({ packages }: Teams[string], name: string): boolean => packages.includes('*') || packages.includes(name);

const keyIn = (teams: Teams, { team, key }: Pick<Signature, 'team' | 'key'>): string | undefined =>
  Object.hasOwn(teams, team) && Object.hasOwn(teams[team]?.keys ?? {}, key) ? teams[team]?.keys[key] : undefined;

const isBy = (publicKey: string, manifest: Uint8Array, signature: string): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' && verify(null, manifest, key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
};

/** The signatures of a folder of releases; `folder` is where the keys lie that are not named. */
export const signaturesOf = (folder: string, { teams: teamsGiven, key: keyFile }: KeyFiles = {}): Signatures => {
  const teamsFile = teamsGiven || path.join(folder, 'teams.json');

  // Read anew each time: a key that is trusted no more must not be for long.
  const readTeams = async (): Promise<Teams> => {
    const text = await readFile(teamsFile, 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return '{}';
      throw error;
    });
    return parseDocument(Teams, text, teamsFile);
  };

  const ownKey = async (): Promise<KeyFile> => {
    if (keyFile) return readKeyFile(keyFile);
    const local = teamsGiven ? null : await localKey(folder, teamsFile);
    if (local) return local;
    throw new DeliveryProblem(
      `${teamsFile} says who may release, and RELEASE_KEY names no key. Set it to the file of your team’s key; make one with pnpm release keygen <team> <name>.`,
    );
  };

  const requireMay = async (packageNames: readonly string[]): Promise<KeyFile> => {
    const own = await ownKey();
    const teams = await readTeams();
    const { team, key } = own;
    const trusted = keyIn(teams, own);
    if (trusted !== publicKeyOf(own))
      throw new DeliveryProblem(
        `The key ${team}/${key} is not trusted: ${teamsFile} ${trusted === undefined ? 'does not have it' : 'has another of that name'}. Have its public half added there, or use a key that stands there.`,
      );
    const foreign = packageNames.find((name) => !may(teams[team] ?? nobody, name));
    if (foreign !== undefined)
      throw new DeliveryProblem(
        `Team ${team} may not release ${foreign}: ${teamsFile} names ${teams[team]?.packages.join(', ') || 'nothing'} for it. Ask a team that may, or have ${foreign} added there.`,
      );
    return own;
  };

  const signBytes: Signatures['signBytes'] = async (packageName, bytes) => {
    const own = await requireMay([packageName]);
    return { team: own.team, key: own.key, signature: sign(null, bytes, privateKeyOf(own)).toString('base64') };
  };

  return {
    signBytes,

    async isSignedBy(packageName, bytes, { team, key, signature }) {
      const teams = await readTeams();
      const trusted = keyIn(teams, { team, key });
      return trusted !== undefined && may(teams[team] ?? nobody, packageName) && isBy(trusted, bytes, signature);
    },

    async signer(packageNames) {
      const { team, key } = await requireMay(packageNames);
      return `${team}/${key}`;
    },

    async sign(packageName, manifest) {
      return `${JSON.stringify(await signBytes(packageName, manifest), null, 2)}\n`;
    },

    async requireSigned(packageName, manifest, signature, file) {
      if (signature === null)
        throw new DeliveryProblem(
          `${file} has no signature. Publish ${packageName} anew, or have its team sign the build: pnpm release sign.`,
        );
      const { team, key, signature: given } = parseDocument(Signature, signature, `The signature of ${file}`);
      const teams = await readTeams();
      const trusted = keyIn(teams, { team, key });
      if (trusted === undefined)
        throw new DeliveryProblem(
          `${file} is signed with the key ${team}/${key}, which ${teamsFile} does not have. Publish ${packageName} anew with a key that stands there, or have this one added.`,
        );
      if (!may(teams[team] ?? nobody, packageName))
        throw new DeliveryProblem(
          `${file} is signed by team ${team}, which may not release ${packageName}: ${teamsFile} names ${teams[team]?.packages.join(', ') || 'nothing'} for it. Have it published by a team that may.`,
        );
      if (!isBy(trusted, manifest, given))
        throw new DeliveryProblem(
          `${file} is not what ${team}/${key} has signed: one of the two was changed. Publish ${packageName} anew.`,
        );
    },
  };
};
