/** What of a remote's release may be at fault, and how. */
export const parts = ['entry', 'manifest', 'chunk', 'CSS', 'locale'] as const;
export type Part = (typeof parts)[number];

export const faults = [
  '404',
  '500',
  'HTML instead',
  'garbage',
  'connection reset',
  'hang',
  'throw at import',
  'throw in render',
  'endless loop',
  'wrong platform',
  'tampered byte',
] as const;
export type Fault = (typeof faults)[number];

export const sides = ['browser', 'server'] as const;
export type Side = (typeof sides)[number];

/** What was observed of one fault; each text is a cell of the table. */
export interface Seen {
  /** What the shopper reads. */
  reads: string;
  /** What the page is made of. */
  page: string;
  /** What a press of the page's own form does. */
  press: string;
  /** Lines of the web server's log. */
  log: string;
  /** What /healthz and /metrics say. */
  health: string;
  /** What the gate said of the build. */
  gate: string;
}

/** Why a cell has nothing to observe: it cannot occur, or cannot be looked at. */
export interface Impossible {
  because: string;
}

export type Cell = Seen | Impossible;

const noCode = 'no code of a remote is in it';
const drawsNothing = 'it draws nothing; its code runs at import alone';

/** Cells that cannot occur or be looked at, with the reason; null where the fault is to be provoked. */
export const impossible = (side: Side, part: Part, fault: Fault): Impossible | null => {
  const isCode = part === 'entry' || part === 'chunk' || part === 'locale';
  if (!isCode && (fault === 'throw at import' || fault === 'throw in render' || fault === 'endless loop'))
    return { because: noCode };
  if (fault === 'throw in render' && part !== 'chunk') return { because: drawsNothing };
  if (fault === 'wrong platform' && (part === 'chunk' || part === 'CSS' || part === 'locale'))
    return { because: 'it names no platform; the entry and the manifest do' };
  if (side === 'browser' && fault === 'endless loop')
    return { because: 'not tried: the tab is frozen, can be neither read nor closed from outside, and tells nobody' };
  if (side === 'browser' && part === 'manifest' && fault === 'wrong platform')
    return { because: 'browsers are not told which platform a manifest names; the gate compares it' };
  if (side === 'browser' && part === 'manifest' && fault === 'tampered byte')
    return { because: 'a changed address or hash in it names a file that is not run, as “tampered byte” of the entry' };
  if (side === 'server' && fault === 'connection reset')
    return { because: 'the server reads releases from its disk and fetches none while it makes a page' };
  return null;
};
