import type { Ask } from './ask.ts';

/** Options that take a word. */
export const wordOptions = [
  'action',
  'action-fr',
  'amount',
  'at',
  'body',
  'body-fr',
  'carrier',
  'categories',
  'email',
  'event',
  'expected',
  'file',
  'final-price',
  'from',
  'id',
  'into',
  'items',
  'minimum',
  'number',
  'offer',
  'only',
  'path',
  'percent',
  'picture',
  'place',
  'price',
  'reason',
  'reference',
  'role',
  'state',
  'text',
  'text-fr',
  'times',
  'title',
  'title-fr',
  'to',
  'topic',
  'tracking',
  'types',
  'until',
  'url',
  'url-fr',
] as const;
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
export type WordOption = (typeof wordOptions)[number];

/** What was given beside the command's subject; null for an option that was not. */
export type Given = Readonly<
  Record<Camel<WordOption>, string | null> & {
    all: boolean;
    first: boolean;
    skipWrong: boolean;
  }
>;

/** A command with its subject, '' where it has none; makes the API's calls and answers what to print. */
export type Command = (ask: Ask, subject: string, given: Given) => Promise<string>;

/** Commands by name, such as `returns accept`. */
export type Commands = Readonly<Record<string, Command>>;
