import type { ActionContext, Language } from '@shop/contract';
import type { AppDispatch } from '@shop/platform';
import type { ComponentType } from 'react';

interface FieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
}

/** Something that a writer says besides the review. Both ways of sending it answer whether it has arrived. */
export interface SaidBeside {
  readonly send: (dispatch: AppDispatch, reviewId: number) => Promise<boolean>;
  readonly sendWithoutScripts: (call: ActionContext['call'], reviewId: number) => Promise<boolean>;
}

/** What a feature asks besides a review, sent once that is there; a file of this folder for each. */
export interface BesideReviewPart {
  /** The first values of its fields. */
  readonly initial: Readonly<Record<string, string>>;
  readonly Fields: ComponentType<{ field: (name: string) => FieldProps }>;
  /** What its fields say, null where nothing is; or what is wrong with them. */
  readonly read: (
    typed: Readonly<Record<string, string>>,
    language: Language,
  ) => { said: SaidBeside | null } | { wrong: Readonly<Record<string, string>> };
  /** What a review says whose writer's answer did not arrive. */
  readonly notSent: Readonly<Record<Language, string>>;
}
