/**
 * Of each flag: `boolean`, `number`, or a union of words. This list is types alone and open: a remote that
 * declares a flag in `remote.config.ts` gives its type in `names.d.ts`.
 */
export interface Flags {}

export type FlagName = keyof Flags & string;
export type FlagValue = boolean | string | number;

/** A flag as a remote declares it. Plain data of its release: a new flag needs no release of the host. */
export interface AnyFlag {
  /** Such as `catalog.reviews-first`. One remote owns it. */
  readonly key: string;
  readonly type: 'boolean' | 'string' | 'number';
  /** Today's shop: it holds while nobody decides otherwise. */
  readonly default: FlagValue;
  /** All that it may answer; a boolean needs none. */
  readonly variants?: readonly FlagValue[];
  /** Of an experiment: how many visitors are to get each answer, as parts of their sum. */
  readonly weights?: Readonly<Record<string, number>>;
  /** In one sentence. */
  readonly purpose: string;
  /** The team that is asked about it. */
  readonly owner: string;
}

type Typed<N extends FlagName> = Omit<AnyFlag, 'key' | 'type' | 'default' | 'variants' | 'weights'> & {
  readonly key: N;
  readonly default: Flags[N];
  readonly weights?: Readonly<Record<`${Flags[N] & FlagValue}`, number>>;
} & (Flags[N] extends boolean
    ? { readonly type: 'boolean'; readonly variants?: never }
    : {
        readonly type: Flags[N] extends number ? 'number' : 'string';
        readonly variants: readonly Flags[N][];
      });

/** The declaration of a flag whose type is known. */
export type FlagConfig = [FlagName] extends [never] ? AnyFlag : { [N in FlagName]: Typed<N> }[FlagName];

/** The names by which a route says which flags its page reads. */
export type FlagKey = [FlagName] extends [never] ? string : FlagName;

/** Why a flag answers what a browser has chosen in a sandbox, past its rules. */
export const chosenReason = 'OVERRIDE';

/** As OpenFeature's evaluation details have it. */
export interface FlagAnswer {
  readonly value: FlagValue;
  /** Name of the variant in the rules. */
  readonly variant: string;
  /** `SPLIT`: chance has chosen it for this visitor; `OVERRIDE`: the visitor has; else a reason of OpenFeature's, such as `STATIC`. */
  readonly reason: string;
}

/** Answers by key. A flag that is not there answers its default. */
export type FlagAnswers = Readonly<Record<string, FlagAnswer>>;

/** Where a browser asks for its answers: GET, FlagAnswers as JSON. */
export const flagsPath = '/flags.json';

/** All that a flag may answer. */
export const flagValues = ({ type, variants }: Pick<AnyFlag, 'type' | 'variants'>): readonly FlagValue[] =>
  type === 'boolean' ? [true, false] : (variants ?? []);
