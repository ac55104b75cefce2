import { personHeight, personRooms, type Language, type PersonRoom } from '@shop/contract';
import { cleaned } from '@shop/format';

/** What somebody says of themselves; nothing where neither is said. */
export interface Person {
  /** Whole centimetres. */
  height?: number;
  room?: PersonRoom;
}

export const isNobody = ({ height, room }: Person): boolean => height === undefined && room === undefined;

const { min, max } = personHeight;
const wrong: Readonly<Record<Language, string>> = {
  en: `Please write a height from ${min} to ${max} cm, such as 172 cm or 5′8″.`,
  fr: `Veuillez écrire une taille de ${min} à ${max} cm, par exemple 172 cm ou 5 pi 8 po.`,
};

const metres = /^([12])(?:[.,]|\s*m\s*)(\d{2})\s*m?$/;
const centimetres = /^(\d{2,3}(?:[.,]\d)?)\s*(?:cm)?$/;
const feet =
  /^(\d)\s*(?:['′’]|ft|feet|pi|pieds?)\s*(?:(\d{1,2}(?:[.,]\d)?)\s*(?:["″”]|['′’]{2}|in|inches|po|pouces?)?)?$/;

const numberIn = (text: string): number => Number(text.replace(',', '.'));

/** A height in whole centimetres, from `172`, `172 cm`, `1,72 m`, `5′8″` or `5 pi 8 po`; NaN for anything else. */
export const readHeight = (typed: string): number => {
  const text = cleaned(typed).toLowerCase();
  const inMetres = metres.exec(text);
  if (inMetres) return Number(`${inMetres[1]}${inMetres[2]}`);
  const inCentimetres = centimetres.exec(text);
  if (inCentimetres) return Math.round(numberIn(inCentimetres[1] ?? ''));
  const inFeet = feet.exec(text);
  if (!inFeet) return Number.NaN;
  const inches = numberIn(inFeet[2] ?? '0');
  return inches < 12 ? Math.round((Number(inFeet[1]) * 12 + inches) * 2.54) : Number.NaN;
};

/** Feet and whole inches of a height, such as `5′8″`. */
export const inFeet = (height: number): string => {
  const inches = Math.round(height / 2.54);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
};

export const roomOf = (value: unknown): PersonRoom | undefined => personRooms.find((room) => room === value);

/** What the fields `height` and `room` say, or what is wrong with the height. */
export const readPerson = (
  typed: Readonly<Record<string, string>>,
  language: Language,
): { person: Person } | { problem: string } => {
  const room = roomOf(typed.room);
  const said = room === undefined ? {} : { room };
  if (cleaned(typed.height ?? '') === '') return { person: said };
  const height = readHeight(typed.height ?? '');
  return height >= min && height <= max ? { person: { height, ...said } } : { problem: wrong[language] };
};
