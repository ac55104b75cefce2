import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { languages, type CallResult, type Language } from '@shop/contract';
import { marked } from 'marked';

export type ContentFile = CallResult<'cmsPage'>;

/** Pages by their path without a slash, each in the languages in which it is written. */
export type Contents = ReadonlyMap<string, Readonly<Partial<Record<Language, ContentFile>>>>;

/** Numbers of a backend's own pages are below it. */
const firstId = 2 ** 30;

/** The same number for a path at each start and in each process. */
const idOf = (urlPath: string): number => firstId + (crc32(urlPath) % firstId);

/** What stands between two lines of `---` at the beginning: a name and a value on each line. */
const headOf = (text: string): { fields: ReadonlyMap<string, string>; body: string } => {
  const [, head = '', body = text] = /^---\r?\n([^]*?)^---\r?\n?([^]*)$/m.exec(text.replace(/^\uFEFF/, '')) ?? [];
  const fields = head.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value.replace(/^(["'])(.*)\1$/, '$2')] as const];
  });
  return { fields: new Map(fields), body };
};

/** @throws Error that names the file, for one without a title */
const pageIn = (folder: string, file: string): ContentFile => {
  const place = path.join(folder, file);
  const { fields, body } = headOf(readFileSync(place, 'utf8'));
  const isMarkdown = file.endsWith('.md');
  const [first = ''] = body.trimStart().split('\n', 1);
  const heading = isMarkdown && first.startsWith('# ') ? first.slice(2).trim() : null;
  const title = fields.get('title') ?? heading;
  if (!title) throw new Error(`${place} has no title: it begins with “title: …” between two lines of ---.`);
  const words = heading === null ? body : body.trimStart().slice(first.length);
  const urlPath = file.replace(/\.(md|html)$/, '').replaceAll('\\', '/');
  const description = fields.get('description');
  return {
    id: idOf(urlPath),
    title,
    url_path: urlPath,
    // Pages sanitise it, as any content.
    content: isMarkdown ? marked.parse(words, { async: false }) : words.trim(),
    updated_at: statSync(place).mtime.toISOString(),
    ...(description && { description }),
  };
};

/**
 * The pages of `<folder>/<language>/<path>.md` and `.html`.
 * @throws Error that names the folder or file when it is not there, has no title, or has another's path or number
 */
export const readContents = (folder: string): Contents => {
  const contents = new Map<string, Partial<Record<Language, ContentFile>>>();
  const ids = new Map<number, string>();
  for (const language of languages) {
    const within = path.join(folder, language);
    for (const file of globSync('**/*.{md,html}', { cwd: within }).toSorted()) {
      const page = pageIn(within, file);
      const other = ids.get(page.id);
      if (other !== undefined && other !== page.url_path)
        throw new Error(`${other} and ${page.url_path} in ${folder} have the same number: rename one of them.`);
      ids.set(page.id, page.url_path);
      const known = contents.get(page.url_path) ?? {};
      if (known[language]) throw new Error(`${path.join(within, page.url_path)} is there twice: as .md and as .html.`);
      contents.set(page.url_path, { ...known, [language]: page });
    }
  }
  if (contents.size === 0) throw new Error(`${folder} has no pages: they lie in ${folder}/en and ${folder}/fr.`);
  return contents;
};

/** A page in a language, or in the other where it is not written in that one; by its path or its number. */
export const findContent = (
  contents: Contents,
  { id, url_path }: { id?: string | undefined; url_path?: string | undefined },
  language: Language,
): ContentFile | null => {
  const known =
    url_path === undefined
      ? [...contents.values()].find((page) => Object.values(page).some((one) => String(one.id) === id))
      : contents.get(decodedPath(url_path));
  return known?.[language] ?? Object.values(known ?? {})[0] ?? null;
};

const decodedPath = (given: string): string => {
  const plain = given.replace(/^\/+/, '').replace(/[?#].*$/, '');
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
};
