import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SUFFIX = '.template';

/** What a template is filled with: `__name__` by `name`. */
type Values = Readonly<Record<string, string>>;

/** `gift-cards` → `GiftCards`. */
const joined = (name: string): string => name.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

/** `gift-cards` → `Gift cards`. */
const spaced = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const filled = (text: string, values: Values): string =>
  text.replaceAll(/__(\w+?)__/g, (all, key: string) => values[key] ?? all);

/** Why a word is no name of a remote; null when it is one. */
export const nameFault = (name: string): string | null =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
    ? null
    : `A remote is named with small letters, digits and single hyphens, not “${name}”.`;

/** The templates in a folder beside the sources, filled: path in the remote's folder → text. */
export const filledTemplates = async (folder: string, values: Values): Promise<Map<string, string>> => {
  const templates = path.resolve(import.meta.dirname, '..', folder);
  const files = new Map<string, string>();
  const found = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(SUFFIX));
  for (const template of found.toSorted()) {
    const text = await readFile(path.join(templates, template), 'utf8');
    files.set(filled(template.slice(0, -SUFFIX.length), values), filled(text, values));
  }
  return files;
};

/** What the templates of a new remote are filled with; `port` is that of its dev server, that of the remote alone is 100 more. */
export const valuesOf = (name: string, port: number): Values => ({
  name,
  Name: joined(name),
  title: spaced(name),
  port: String(port),
  standalone: String(port + 100),
});

/** The files of a new remote in the workspace: path in its folder → text. */
export const remoteFiles = (name: string, port: number): Promise<Map<string, string>> =>
  filledTemplates('template', valuesOf(name, port));

/** Writes texts (path → text) below a folder, which is made. */
export const writeFiles = async (folder: string, files: ReadonlyMap<string, string>): Promise<void> => {
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
};
