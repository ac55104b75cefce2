import { moduleOf } from '../../checks/syntax.ts';

/** A file with one thing changed. */
export interface Break {
  /** Counted from 1. */
  line: number;
  from: string;
  to: string;
  source: string;
}

/** What is no code that runs: comments, imports, types. */
const still = /^\s*(?:\/\/|\/?\*|import\b|export \*|export type\b|export \{|type\b|interface\b|\} from\b)/;

/** What is looked for in a line, and what takes its place. */
const kinds: readonly [RegExp, (found: string) => string][] = [
  [/ === /, () => ' !== '],
  [/ !== /, () => ' === '],
  [/ && /, () => ' || '],
  [/ \|\| /, () => ' && '],
  [/ >= /, () => ' < '],
  [/ <= /, () => ' > '],
  [/\btrue\b/, () => 'false'],
  [/\bfalse\b/, () => 'true'],
  [/(?<![\w.])\d+(?:_\d+)*(?![\w.'])/, (found) => String(Number(found.replaceAll('_', '')) + 1)],
  [/'[^'\n]+'/, () => "'broken'"],
  [/"[^"\n]+"/, () => '"broken"'],
];

const parses = (source: string, tsx: boolean): boolean => {
  try {
    moduleOf(source, tsx);
    return true;
  } catch {
    return false;
  }
};

/** Every way to break one thing of a file in these lines (all without a word) that still is a program. */
export const breaksOf = (
  source: string,
  tsx: boolean,
  [first, last]: readonly [number, number] = [1, Infinity],
): Break[] => {
  const lines = source.split('\n');
  return lines.flatMap((text, place) => {
    const line = place + 1;
    if (line < first || line > last || still.test(text)) return [];
    return kinds.flatMap(([wanted, instead]) => {
      const [from] = wanted.exec(text) ?? [];
      if (from === undefined) return [];
      const to = instead(from);
      const broken = lines
        .with(
          place,
          text.replace(wanted, () => to),
        )
        .join('\n');
      return parses(broken, tsx) ? [{ line, from: from.trim(), to: to.trim(), source: broken }] : [];
    });
  });
};
