import type { Spot } from '../geometry/room.ts';
import { choiceNames, choices, isChoiceOf, lengthNames, nothingTyped, type Typed } from './fields.ts';

/** How many pieces a plan holds. */
export const MOST_PIECES = 12;
/** A query that is longer is no plan of ours. */
const LONGEST = 2000;
/** Of one field: more than any length that is typed. */
const LONGEST_TEXT = 20;

/** A product on the plan. */
export interface Piece {
  id: number;
  /** Null until somebody puts it somewhere. */
  spot: Spot | null;
}

export interface Plan {
  typed: Typed;
  pieces: Piece[];
}

export const emptyPlan = (): Plan => ({ typed: nothingTyped(), pieces: [] });

/** Places on the floor are written in tenths of a millimetre, to which lengths are read: nothing shifts over a neighbour. */
const writePiece = ({ id, spot }: Piece): string =>
  spot ? [id, Math.round(spot.x * 100), Math.round(spot.y * 100), Number(spot.turned)].join('_') : String(id);

const readPiece = (text: string): Piece | null => {
  const found = /^([1-9]\d{0,8})(?:_(-?\d{1,6})_(-?\d{1,6})_([01]))?$/.exec(text.trim());
  if (!found) return null;
  const [, id, x, y, turned] = found;
  return {
    id: Number(id),
    spot: x === undefined ? null : { x: Number(x) / 100, y: Number(y) / 100, turned: turned === '1' },
  };
};

/** A plan as a query: the names of the form, without what is empty. */
export const writePlan = ({ typed, pieces }: Plan): string => {
  const query = new URLSearchParams();
  for (const name of choiceNames) if (typed[name] !== choices[name][0]) query.set(name, typed[name]);
  for (const name of lengthNames) if (typed[name] !== '') query.set(name, typed[name]);
  if (pieces.length > 0) query.set('pieces', writePieces(pieces));
  return query.toString();
};

/** What is wrong with a link, as a whole. */
export type Flaw = 'cut' | 'long' | 'pieces' | 'many';

export interface ReadPlan {
  plan: Plan;
  /** Whether anything but pieces is in it. */
  hasHome: boolean;
  flaws: Flaw[];
}

/** A short sum of a text, so that a link that was cut is found out. */
const sumOf = (text: string): string => {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (sum >>> 0).toString(36);
};

/** A plan as a link's query. The sum stands first, where no cut takes it away. */
export const writeLink = (plan: Plan): string => {
  const query = writePlan(plan);
  return `sum=${sumOf(query)}&${query}`;
};

/** Reads a plan from a query, whoever wrote it: what can be read is, and what cannot is said. */
export const readPlan = (search: string): ReadPlan => {
  const flaws = new Set<Flaw>();
  if (search.length > LONGEST) flaws.add('long');
  const query = new URLSearchParams(search.slice(0, LONGEST));
  const plan = emptyPlan();
  for (const name of choiceNames) {
    const text = query.get(name);
    if (text !== null && isChoiceOf(name, text)) plan.typed[name] = text;
  }
  for (const name of lengthNames) plan.typed[name] = (query.get(name) ?? '').slice(0, LONGEST_TEXT);
  const named = (query.get('pieces') ?? '').split(',').filter((text) => text.trim() !== '');
  const read = named.map(readPiece).filter((piece) => piece !== null);
  if (read.length < named.length) flaws.add('pieces');
  if (read.length > MOST_PIECES) flaws.add('many');
  plan.pieces = read.slice(0, MOST_PIECES);
  const sum = query.get('sum');
  if (sum !== null && sum !== sumOf(writePlan(plan))) flaws.add('cut');
  return { plan, hasHome: lengthNames.some((name) => plan.typed[name] !== ''), flaws: [...flaws] };
};

/** Adds products, each as often as it is named and not on the plan yet, as far as there is room for them. */
export const withProducts = ({ typed, pieces }: Plan, ids: readonly number[]): Plan => {
  const added: Piece[] = [];
  for (const id of ids) {
    const named = ids.filter((each) => each === id).length;
    const known = [...pieces, ...added].filter((piece) => piece.id === id).length;
    if (known < named) added.push({ id, spot: null });
  }
  return { typed, pieces: [...pieces, ...added].slice(0, MOST_PIECES) };
};

export const withoutPiece = ({ typed, pieces }: Plan, index: number): Plan => ({
  typed,
  pieces: pieces.filter((_, place) => place !== index),
});

/** As if nobody had put anything anywhere. */
export const withoutSpots = ({ typed, pieces }: Plan): Plan => ({
  typed,
  pieces: pieces.map(({ id }) => ({ id, spot: null })),
});

export const writePieces = (pieces: readonly Piece[]): string => pieces.map(writePiece).join(',');

/** The products of a plan, each once. */
export const productsOf = ({ pieces }: Plan): number[] => [...new Set(pieces.map(({ id }) => id))];
