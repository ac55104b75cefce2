import type { Mistake } from './instrumented.ts';
import type { Ran } from './ran.ts';

/** A mistake that a row's tests may notice. */
export interface Chosen {
  mistake: Mistake;
  /** The test files whose tests of the row reach it. */
  files: string[];
}

interface Asked {
  id: string;
  /** What the row says. */
  text: string;
  /** What each test file of the run ran, those that name the row and others. */
  ran: readonly Ran[];
  mistakes: ReadonlyMap<string, Mistake>;
  /** Text of a file's lines. */
  textOf: (file: string, lines: readonly [number, number]) => string;
  /** Numbers from 0 up to 1: what is equally good is chosen by them. */
  next: () => number;
  count: number;
}

/** Which titles name a row. */
export const naming = (id: string): RegExp => new RegExp(`${id}(?!\\d)`);

/** How likely a person makes a mistake of a kind, and how surely it changes what is done. */
const weights: Readonly<Record<string, number>> = {
  EqualityOperator: 1,
  // Always or never: what it was in the row's tests already, half of the time.
  ConditionalExpression: 0.6,
  LogicalOperator: 1,
  BooleanLiteral: 1,
  BlockStatement: 1,
  ArrowFunction: 0.9,
  ArithmeticOperator: 0.9,
  MethodExpression: 0.9,
  AssignmentOperator: 0.9,
  ObjectLiteral: 0.7,
  ArrayDeclaration: 0.7,
  StringLiteral: 0.6,
};

/** Words of English that say nothing of a row. */
const common = new Set(
  'the and with for its not are that when from each has have one other this which only into then than all any row also may must'.split(
    ' ',
  ),
);

/** The words of a text or of names in code, cut to what plural and past have in common. */
export const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter((word) => word.length > 2 && !common.has(word))
      .map((word) => word.replace(/(?:ies|es|s|ed|ing|y|e)$/, '')),
  );

/** The share of a row's words that a piece of code has; a word counts the more, the fewer pieces have it. */
const sharing = (
  row: ReadonlySet<string>,
  pieces: readonly ReadonlySet<string>[],
): ((piece: ReadonlySet<string>) => number) => {
  const counts = [...row].flatMap((word): [string, number][] => {
    const having = pieces.filter((piece) => piece.has(word)).length;
    return having === 0 ? [] : [[word, Math.log2(1 + pieces.length / having)]];
  });
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return (piece) => counts.reduce((sum, [word, count]) => sum + (piece.has(word) ? count : 0), 0) / Math.max(1, all);
};

/** In how many tests of a list each mistake is reached. */
const reachedIn = (tests: Ran['tests']): Map<string, number> => {
  const times = new Map<string, number>();
  for (const { ran } of tests) for (const name of ran) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
};

/**
 * What being reached by a row's tests counts, beside how much by them alone; being reached at load; and what a line that
 * uses something declared below the row's id counts at least: a limit that only this row is about is read by all tests.
 */
const REACHED = 0.15;
const AT_LOAD = 0.05;
const CITED = 0.8;

/** Mistakes of which no row speaks. */
const unsaid = [
  // Tests have the texts of all packages in one.
  { kind: 'StringLiteral', where: 'useTranslation(' },
  // Whether a call is made in the background shows where it fails.
  { kind: 'BooleanLiteral', where: 'calling(' },
  { kind: 'ObjectLiteral', where: '{ background: true }' },
];

/** How many lines around a mistake are read for the row's words. */
const AROUND = 3;

/** A pattern of the names that a file declares right below a comment with a row's id; null where there are none. */
const declaredBelow = (named: RegExp, source: string): RegExp | null => {
  const names = source.split('\n\n').flatMap((paragraph) => {
    const cited = paragraph.search(named);
    const [below = ''] = cited === -1 ? [] : paragraph.slice(cited).split(/\n\/[*/]/);
    return [...below.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(([, name]) => name);
  });
  // No key of an object that is called like it.
  return names.length === 0 ? null : new RegExp(`\\b(?:${names.join('|')})\\b(?!:)`);
};

/**
 * The mistakes in what keeps a row, the best first: in code that the tests naming it reach, hardly any other test of the
 * same files, and few of other files, or that uses what is declared below its id; best where the words of the row and of
 * its tests’ titles stand, or its id does. What is reached while files are loaded, tables among it, counts least. A line is
 * chosen once.
 */
export const chosenFor = ({ id, text, ran, mistakes, textOf, next, count }: Asked): Chosen[] => {
  const named = naming(id);
  const elsewhere = new Map<string, number>();
  for (const { tests } of ran) {
    for (const name of reachedIn(tests).keys()) elsewhere.set(name, (elsewhere.get(name) ?? 0) + 1);
  }
  const titles: string[] = [];
  const best = new Map<string, { special: number; files: string[] }>();
  const add = (name: string, special: number, file: string): void => {
    const { special: before = 0, files = [] } = best.get(name) ?? {};
    best.set(name, { special: Math.max(before, special), files: [...files, file] });
  };
  const having = ran.filter(({ tests }) => tests.some(({ title }) => named.test(title)));
  for (const { file, atLoad, tests } of having) {
    const its = tests.filter(({ title }) => named.test(title));
    const others = tests.filter(({ title }) => !named.test(title));
    titles.push(...its.map(({ title }) => title));
    const byOthers = reachedIn(others);
    const byIts = reachedIn(its);
    for (const [name, times] of byIts) {
      const share = (byOthers.get(name) ?? 0) / Math.max(1, others.length);
      add(name, REACHED + (times / its.length) * (1 - share), file);
    }
    for (const name of atLoad) if (!byIts.has(name)) add(name, AT_LOAD, file);
  }
  const words = wordsOf([text, ...titles].join(' '));
  const uses = new Map<string, RegExp | null>();
  const usesCited = (file: string, line: string): boolean => {
    if (!uses.has(file)) uses.set(file, declaredBelow(named, textOf(file, [1, Infinity])));
    return uses.get(file)?.test(line) ?? false;
  };
  const pieces = [...best].flatMap(([name, { special, files }]) => {
    const mistake = mistakes.get(name);
    if (!mistake) return [];
    const { file, lines } = mistake;
    const [first] = lines;
    const last = Math.min(lines[1], first + AROUND);
    const line = textOf(file, [first, last]);
    if (unsaid.some(({ kind, where }) => mistake.kind === kind && line.includes(where))) return [];
    const around = textOf(file, [first - AROUND, last + AROUND]);
    const isUse = usesCited(file, line);
    return [
      {
        mistake,
        special: isUse ? Math.max(special, CITED) : special,
        files,
        here: wordsOf(line),
        near: wordsOf(`${file} ${around}`),
        isCited: isUse || named.test(around),
      },
    ];
  });
  const sharedHere = sharing(
    words,
    pieces.map(({ here }) => here),
  );
  const sharedNear = sharing(
    words,
    pieces.map(({ near }) => near),
  );
  const ordered = pieces
    .map(({ mistake, special, files, here, near, isCited }) => {
      const rare = 0.3 + 1 / (1 + Math.log2(elsewhere.get(mistake.name) ?? 1));
      const said = 0.1 + sharedHere(here) + sharedNear(near) + (isCited ? 0.5 : 0);
      // Nobody forgets a whole function by mistake.
      const small = 4 / (4 + mistake.lines[1] - mistake.lines[0]);
      const central = 1 + files.length / having.length;
      const worth = special * central * rare * said * small * (weights[mistake.kind] ?? 0.5);
      return { mistake, files, worth, drawn: next() };
    })
    .toSorted((a, b) => b.worth - a.worth || a.drawn - b.drawn);
  const lines = new Set<string>();
  return ordered
    .filter(
      ({
        mistake: {
          file,
          lines: [line],
        },
      }) => {
        const at = `${file}:${line}`;
        return !lines.has(at) && lines.add(at);
      },
    )
    .slice(0, count)
    .map(({ mistake, files }) => ({ mistake, files }));
};
