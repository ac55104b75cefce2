import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const keyFile = (releases: string): string => path.join(releases, '.keys/local.json');

/** Gives a folder of releases a key of its own, as the first publishing there would. */
export const makeReleaseKey = (releases: string): void => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const inBase64 = (bytes: Buffer): string => bytes.toString('base64');
  const key = inBase64(privateKey.export({ format: 'der', type: 'pkcs8' }));
  const trusted = inBase64(publicKey.export({ format: 'der', type: 'spki' }));
  mkdirSync(path.dirname(keyFile(releases)));
  writeFileSync(keyFile(releases), JSON.stringify({ team: 'local', key: 'local', private: key }));
  const teams = { local: { packages: ['*'], keys: { local: trusted } } };
  writeFileSync(path.join(releases, 'teams.json'), JSON.stringify(teams));
};

/** Writes the manifest of a build into its folder, with the signature that the shop asks for. */
export const writeManifest = (folder: string, release: object): void => {
  const text = JSON.stringify(release);
  const { team, key, private: secret } = JSON.parse(readFileSync(keyFile(path.resolve(folder, '../..')), 'utf8'));
  const signer = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' });
  const signature = sign(null, Buffer.from(text), signer).toString('base64');
  writeFileSync(path.join(folder, 'release.json'), text);
  writeFileSync(path.join(folder, 'signature.json'), JSON.stringify({ team, key, signature }));
};
