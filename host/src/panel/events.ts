import { intentPrefix, type RemoteFault } from '@shop/contract';
import type { PanelPackage } from '../../contract/panel.ts';
import { fileOf, type Recorded } from './figures.ts';
import type { Words } from './words.ts';

export interface ShellEvent {
  /** In ms since the page was asked for. */
  at: number;
  text: string;
  isFault: boolean;
}

const markText = ({ name, detail }: Recorded, { event, fault }: Words): string | null => {
  if (name === 'alive') return event.hydrated;
  if (name === 'page') return event.page(String(detail));
  if (name.startsWith(intentPrefix)) {
    return event.intent(name.slice(intentPrefix.length), detail ? String(detail) : event.nobody);
  }
  if (name !== 'fault') return null;
  const { remote, expose, cause } = detail as RemoteFault; // given with the mark
  return event.fault(remote, fault(expose, cause));
};

const textOf = (entry: Recorded, packages: readonly PanelPackage[], words: Words): string | null => {
  const { event } = words;
  if (entry.entryType === 'navigation') return event.document;
  if (entry.entryType === 'paint') return entry.name === 'first-contentful-paint' ? event.paint : null;
  if (entry.entryType === 'mark') return markText(entry, words);
  const loaded = entry.entryType === 'resource' ? fileOf(entry.name, packages) : null;
  return loaded && event.file(loaded.name, loaded.file);
};

/** Earliest first; files count when they are there. */
export const eventsOf = (
  entries: readonly (Recorded & { responseEnd?: number })[],
  packages: readonly PanelPackage[],
  words: Words,
): ShellEvent[] =>
  entries
    .flatMap((entry) => {
      const text = textOf(entry, packages, words);
      const at = entry.responseEnd ?? entry.startTime;
      return text === null ? [] : [{ at, text, isFault: entry.name === 'fault' }];
    })
    .toSorted((a, b) => a.at - b.at);
