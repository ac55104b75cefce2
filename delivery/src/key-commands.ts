import { type CommandContext, type Given, buildNumber, misuse, oneOf } from './command-line.ts';
import { findPackage } from './packages.ts';
import { fetchPreviewManifest } from './previews/fetch-preview.ts';
import { previewPlaceIn } from './previews/preview-place.ts';
import { DeliveryProblem } from './problem.ts';
import { releaseSettings } from './settings.ts';
import { makeKeyFile } from './signatures/key-files.ts';
import { signOverride } from './signatures/signed-overrides.ts';

export const keygen = async ({ env }: CommandContext, { words }: Given): Promise<string> => {
  const [team, key, ...others] = words;
  if (!team || !key || others.length > 0) throw misuse('Name the team and the key: keygen catalog robin-2026.');
  const { key: file } = releaseSettings(env);
  if (file === null) throw misuse('Say in which file the private key is to be: RELEASE_KEY=….');
  const publicKey = await makeKeyFile(file, team, key);
  return [
    `The private key is in ${file}. Have this added to the keys of ${team} in teams.json:`,
    `"${key}": "${publicKey}"`,
  ].join('\n');
};

export const signed = async ({ root, storage }: CommandContext, { words }: Given): Promise<string> => {
  const { target, build } = oneOf(root, words);
  if (build === undefined) throw misuse('Say which build: sign catalog 1795221237.');
  await storage.signRelease(target.name, build);
  return `${target.name} ${build} is signed with ${await storage.signatures.signer([target.name])}.`;
};

/**
 * `words`: what replaces the remote, such as `catalog@1795221237`, the address of a development server, or that of a
 * build's folder at a preview origin, whose manifest is looked at first.
 */
export const override = async ({ root, storage }: CommandContext, given: Given): Promise<string> => {
  const [named = '', ...others] = given.words;
  const [, word, what = ''] = /^([^@]+)@(.+)$/.exec(named) ?? [];
  if (!word || others.length > 0) throw misuse('Name the remote and the build: override catalog@1795221237 --hours 4.');
  const { name } = findPackage(root, word);
  if (name === 'host') throw new DeliveryProblem('The host cannot be replaced by an override; make it a candidate.');
  const preview = previewPlaceIn(name, what);
  if (preview) await fetchPreviewManifest(storage.signatures, preview);
  else if (!what.startsWith('http:')) await storage.readRelease(name, buildNumber(what));
  const hours = Number(given.hours ?? '4');
  const { text, until } = await signOverride(storage.signatures, { override: `${name}@${what}`, hours });
  return [
    `${given.shop ?? ''}/?remote=${encodeURIComponent(text)}`,
    `It holds until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC in each browser that opens it; /?remote= goes back to the releases.`,
  ].join('\n');
};
