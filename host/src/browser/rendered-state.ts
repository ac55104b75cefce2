import type { Moment, StartBlock } from '../../contract/document.ts';
import { restored, type PageState } from '../page-state.ts';
import { readDataBlock } from '../dom/data-block.ts';
import { ownFile } from '../dom/own-file.ts';
import { serverAhead } from '../dom/page-timing.ts';

/**
 * The state that the page was rendered with: its data block has it, or, where scripts waited, a file. Null when
 * the server left the page to the browser, and when the file is gone: the page is then drawn from answers of now. Its
 * answers came at a time of this machine's clock, whatever that says.
 */
export const renderedState = async (): Promise<PageState | null> => {
  const file = readDataBlock<StartBlock>('start')?.state;
  const state = file ? await ownFile<PageState>(file.url).catch(() => null) : readDataBlock<PageState>('state');
  if (!state) return null;
  const moments = file ? file.moments : readDataBlock<Moment[]>('moments');
  const answeredAt = file ? file.answeredAt - serverAhead() : performance.timeOrigin;
  return { ...state, store: restored({ store: state.store, moments: moments ?? [] }, answeredAt) };
};
