interface Segment {
  kind: 'text' | 'parameter' | 'rest';
  text: string;
}

/** A pattern without its optional segments, and with each of them. */
const spellings = (parts: readonly string[]): string[][] => {
  const [first, ...others] = parts;
  if (first === undefined) return [[]];
  const rest = spellings(others);
  if (!first.endsWith('?')) return rest.map((one) => [first, ...one]);
  return [...rest, ...rest.map((one) => [first.slice(0, -1), ...one])];
};

const segmentOf = (part: string): Segment => {
  if (part === '*') return { kind: 'rest', text: '' };
  return part.startsWith(':') ? { kind: 'parameter', text: '' } : { kind: 'text', text: part.toLowerCase() };
};

const segmentsOf = (pattern: string): Segment[][] =>
  spellings(pattern.split('/').filter((part) => part !== '')).map((parts) => parts.map(segmentOf));

/** How the router ranks patterns that match the same address: the more of it is text, the earlier. */
const points: Record<Segment['kind'], number> = { text: 10, parameter: 3, rest: -2 };
const rank = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { kind }) => sum + points[kind], segments.length);

const meet = ([first, ...others]: readonly Segment[], [second, ...more]: readonly Segment[]): boolean => {
  if (first?.kind === 'rest' || second?.kind === 'rest') return true;
  if (!first || !second) return !first && !second;
  if (first.kind === 'text' && second.kind === 'text' && first.text !== second.text) return false;
  return meet(others, more);
};

/** Whether some address matches both patterns and neither is the more exact one: which remote gets it is then chance. */
export const conflict = (first: string, second: string): boolean =>
  segmentsOf(first).some((one) => segmentsOf(second).some((other) => rank(one) === rank(other) && meet(one, other)));

/** Whether some address matches both patterns. */
export const overlap = (first: string, second: string): boolean =>
  segmentsOf(first).some((one) => segmentsOf(second).some((other) => meet(one, other)));

/** Whether a pattern takes addresses of every kind, which belong to path resolution. */
export const isGreedy = (pattern: string): boolean => {
  const segments = segmentsOf(pattern);
  return segments.some(([first]) => first !== undefined && first.kind !== 'text');
};
