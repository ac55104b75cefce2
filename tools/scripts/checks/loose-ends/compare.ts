import type { Kind } from './open.ts';

export type Ends = Readonly<Record<Kind, readonly string[]>>;
type Open = Readonly<Record<Kind, Readonly<Record<string, string>>>>;

const SAID: Readonly<Record<Kind, string>> = {
  answer: 'is filled with one literal by the API',
  call: 'is a call that neither shell, web server nor remotes make',
  intent: 'has one side only',
  event: 'is told to no outside service',
  slot: 'has one side only',
  state: 'is a field of the store that nothing reads',
  dispatch: 'is an event of the store that nothing dispatches',
};
// The keys of a typed table.
const kinds = Object.keys(SAID) as Kind[];

/** What is loose and not listed, and what is listed and no longer loose. */
export const refused = (ends: Ends, open: Open): string[] =>
  kinds.flatMap((kind) => [
    ...ends[kind].filter((end) => !(end in open[kind])).map((end) => `${end} ${SAID[kind]}`),
    ...Object.keys(open[kind])
      .filter((end) => !ends[kind].includes(end))
      .map((end) => `${end} is tied up: its entry in open.ts (${kind}) has to go`),
    ...Object.entries(open[kind])
      .filter(([, reason]) => reason.trim() === '')
      .map(([end]) => `${end} stands open without a reason`),
  ]);

/** The list as a person reads it: what is still to be tied up comes first. */
export const listed = (open: Open): string[] => {
  const all = kinds.flatMap((kind) =>
    Object.entries(open[kind]).map(([end, reason]) => ({
      line: `${kind}  ${end}: ${reason}`,
      later: /^not .*yet/.test(reason),
    })),
  );
  const later = all.filter((one) => one.later);
  const meant = all.filter((one) => !one.later);
  return [
    `${later.length} loose ends to be tied up`,
    ...later.map(({ line }) => `  ${line}`),
    `${meant.length} that are meant to be so`,
    ...meant.map(({ line }) => `  ${line}`),
  ];
};
