import type { ActionResult, SaidInPlace } from '@shop/contract';
import type { RenderInput, Visitor } from './rendering.ts';

/** A plain form that a browser sent without scripts, for the page or part of a remote that takes it. */
export interface FormInput extends Pick<
  RenderInput,
  'url' | 'language' | 'origin' | 'remotes' | 'api' | 'send' | 'signal' | 'report'
> {
  remote: string;
  expose: string;
  visitor: NonNullable<Visitor>;
  /** Content type and body, as they came. */
  type: string;
  body: string;
  /** The shop's page that it was sent from, as a path; null when that is not known. */
  from: string | null;
}

/** A guest who was logged in for a form; the visitor's cookies are to hold both from now on. */
export interface NewGuest {
  deviceId: string;
  token: string;
}

/** Accepted by a page that sends a form by itself. */
export const inPlaceType = 'application/json';

/**
 * The answer to a form that a page sent by itself, as JSON: where a browser without scripts would go on, or why it was
 * not carried out.
 */
export type SentInPlace = { redirect: string; inPlace?: SaidInPlace } | { problem: string };

export interface FormOutput {
  answer: ActionResult;
  guest: NewGuest | null;
}
