import type { InlinedRegistry, LiveRegistry, StartBlock } from '../../contract/document.ts';
import { readDataBlock } from '../dom/data-block.ts';
import { FileUnavailable, ownFile } from '../dom/own-file.ts';

/**
 * Which builds this page runs: its data block says it, or, where scripts waited, a file that is the same for every page
 * of these builds.
 *
 * @throws FileUnavailable when it does not come; an error when the page has none.
 */
export const pageRegistry = async (): Promise<InlinedRegistry> => {
  const inlined = readDataBlock<InlinedRegistry>('registry');
  if (inlined) return inlined;
  const block = readDataBlock<StartBlock>('start');
  if (!block) throw new Error('The page has no registry');
  const registry = await ownFile<LiveRegistry>(block.registry);
  if (!registry) throw new FileUnavailable(block.registry, null);
  return { ...registry, language: document.documentElement.lang === 'fr' ? 'fr' : 'en' };
};
