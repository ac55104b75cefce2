import type { InlinedRegistry, LiveRegistry, StartBlock } from '../../contract/document.ts';
import { readDataBlock } from './data-block.ts';

const fetched = async (address: string): Promise<LiveRegistry> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The registry was answered with ${answer.status}`);
  return (await answer.json()) as LiveRegistry; // from our own server
};

/**
 * Which builds this page runs: its data block says it, or, where scripts waited, a file that is the same for every page
 * of these builds. One that does not come is asked for once more.
 *
 * @throws an error when the page has no registry, or it does not come.
 */
export const pageRegistry = async (): Promise<InlinedRegistry> => {
  const inlined = readDataBlock<InlinedRegistry>('registry');
  if (inlined) return inlined;
  const block = readDataBlock<StartBlock>('start');
  if (!block) throw new Error('The page has no registry');
  const registry = await fetched(block.registry).catch(() => fetched(block.registry));
  return { ...registry, language: document.documentElement.lang === 'fr' ? 'fr' : 'en' };
};
