import type { RemoteFault } from '@shop/contract';
import type { PanelPackage } from '../../contract/panel.ts';

/** Of `PerformanceEntry` what the panel reads, times in ms. */
export interface Recorded {
  entryType: string;
  name: string;
  startTime: number;
  duration: number;
  /** Of a file: its size as it was sent; 0 where its server does not let the page know. */
  encodedBodySize?: number;
  /** Of a file: what came over the network; 0 when the browser had it. */
  transferSize?: number;
  /** Of a mark: what was given with it. */
  detail?: unknown;
}

export interface LoadedFile {
  file: string;
  /** When it was asked for, in ms since the page was. */
  at: number;
  /** In bytes, compressed; null where it is not known. */
  bytes: number | null;
  ms: number;
  /** It came out of the browser's cache. */
  isCached: boolean;
}

export interface PackageFigures {
  files: readonly LoadedFile[];
  /** Of all files, in bytes; null where no file's size is known. */
  bytes: number | null;
  /** For how long, in ms, at least one of its files was on its way. */
  ms: number;
  faults: readonly RemoteFault[];
}

/** Package and file of an address: a released file by its path, else a file of the package's development server. */
export const fileOf = (address: string, packages: readonly PanelPackage[]): { name: string; file: string } | null => {
  const { origin, pathname } = new URL(address, 'http://page.invalid');
  const [, released, file] = /^\/assets\/([a-z][a-z0-9-]*)\/\d+\/(.+)$/.exec(pathname) ?? [];
  if (released && file) return { name: released, file };
  const served = packages.find(({ server }) => server !== null && new URL(server).origin === origin);
  return served ? { name: served.name, file: pathname.slice(1) } : null;
};

/** Length of what the spans cover, in ms, each part once. */
const covered = (spans: readonly Recorded[]): number => {
  let until = 0;
  let ms = 0;
  for (const { startTime, duration } of spans.toSorted((a, b) => a.startTime - b.startTime)) {
    const end = startTime + duration;
    ms += Math.max(0, end - Math.max(startTime, until));
    until = Math.max(until, end);
  }
  return ms;
};

/** The mark that each fault of a remote leaves (`fault-report.ts`). */
const faultsOf = (entries: readonly Recorded[], name: string): RemoteFault[] =>
  entries
    .filter((entry) => entry.entryType === 'mark' && entry.name === 'fault')
    .map(({ detail }) => detail as RemoteFault) // given with the mark
    .filter(({ remote }) => remote === name);

export const figuresOf = (
  name: string,
  packages: readonly PanelPackage[],
  entries: readonly Recorded[],
): PackageFigures => {
  const own = entries.filter((entry) => entry.entryType === 'resource' && fileOf(entry.name, packages)?.name === name);
  const files = own.map((entry): LoadedFile => {
    const { startTime, duration, encodedBodySize: size = 0, transferSize = 0 } = entry;
    const file = fileOf(entry.name, packages)?.file ?? '';
    return { file, at: startTime, bytes: size || null, ms: duration, isCached: size > 0 && transferSize === 0 };
  });
  const sizes = files.flatMap(({ bytes }) => bytes ?? []);
  return {
    files,
    bytes: sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : null,
    ms: covered(own),
    faults: faultsOf(entries, name),
  };
};
