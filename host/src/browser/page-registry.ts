import type { InlinedRegistry, LiveRegistry, StartBlock } from '../../contract/document.ts';
import { readDataBlock } from './data-block.ts';
import { ownFile } from './own-file.ts';

/**
 * Which builds this page runs: its data block says it, or, where scripts waited, a file that is the same for every page
 * of these builds.
 *
 * @throws an error when the page has no registry, or it does not come.
 */
export const pageRegistry = async (): Promise<InlinedRegistry> => {
  const inlined = readDataBlock<InlinedRegistry>('registry');
  if (inlined) return inlined;
  const block = readDataBlock<StartBlock>('start');
  if (!block) throw new Error('The page has no registry');
  const registry = await ownFile<LiveRegistry>(block.registry);
  if (!registry) throw new Error('There is no registry of the page’s builds');
  return { ...registry, language: document.documentElement.lang === 'fr' ? 'fr' : 'en' };
};
