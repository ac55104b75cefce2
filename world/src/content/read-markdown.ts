import type { Text } from '@shop/contract/contents';
import { readText } from '../data/read.ts';
import { pageFromMarkdown } from './markdown.ts';

const readOne = (file: string): { title: string; body: string } => {
  try {
    return pageFromMarkdown(readText(file));
  } catch (error) {
    throw new Error(`world/data/${file}: ${String(error)}`, { cause: error });
  }
};

/**
 * Title and body of `world/data/<folder>/{en,fr}/<name>.md`.
 * @throws Error that names the file when it is not there or is no such page
 */
export const readMarkdown = (folder: string, name: string): { title: Text; body: Text } => {
  const [en, fr] = [readOne(`${folder}/en/${name}.md`), readOne(`${folder}/fr/${name}.md`)];
  return { title: { en: en.title, fr: fr.title }, body: { en: en.body, fr: fr.body } };
};
