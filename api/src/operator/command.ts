import type { Ask } from './ask.ts';

/** What was given beside the command's subject; null for an option that was not. */
export interface Given {
  all: boolean;
  skipWrong: boolean;
  reason: string | null;
  items: string | null;
  carrier: string | null;
  tracking: string | null;
  expected: string | null;
  place: string | null;
  event: string | null;
  text: string | null;
  into: string | null;
  title: string | null;
  titleFr: string | null;
  textFr: string | null;
  url: string | null;
  urlFr: string | null;
  role: string | null;
  types: string | null;
  number: string | null;
  email: string | null;
  state: string | null;
  from: string | null;
  to: string | null;
  price: string | null;
  reference: string | null;
  finalPrice: string | null;
}

/** A command with its subject, '' where it has none; makes the API's calls and answers what to print. */
export type Command = (ask: Ask, subject: string, given: Given) => Promise<string>;

/** Commands by name, such as `returns accept`. */
export type Commands = Readonly<Record<string, Command>>;
