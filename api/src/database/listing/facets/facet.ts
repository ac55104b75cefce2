import type { SQL } from 'drizzle-orm';
import type { FacetCode, Language } from '@shop/contract';
import type { TokenCount } from '../../../domain/catalogue/listing-tokens.ts';
import type { Message } from '../../../domain/messages.ts';
import type { ListRequest } from '../list-request.ts';

/** What lists have to know of a filter. Its values are tokens of products, such as `color:Grey`, unless it says otherwise. */
export interface Facet {
  title: Message;
  /** An option's name; `stated` is the one that products state in the language, null where they state none. */
  labelOf: (value: string, language: Language, stated: string | null) => string;
  /** How its options stand: as they are counted, by the number that they begin with, or the most frequent first. */
  order: 'counted' | 'number' | 'frequency';
  /** False for a value that takes nothing out of a list. */
  isOption?: (value: string) => boolean;
  /**
   * Condition that something has one of the values, of `l`, a row of `listing`; prices are read from `row`, where another
   * index has them. A value that means nothing matches nothing.
   */
  holds?: (values: readonly string[], request: ListRequest, row: SQL) => SQL;
  /** Its condition reads nothing but `row`, which may be a row of `listing_place`. */
  readsRow?: true;
  /** Its options with how many products each has, where they are put together from tokens. */
  optionsOf?: (counts: readonly TokenCount[], request: ListRequest) => { value: string; count: number }[];
  /** Its token of a row, where that is not stored because requests differ. */
  ofRequest?: {
    /** Whether it is counted for this request. */
    isCounted: (request: ListRequest) => boolean;
    tokenOf: (request: ListRequest, row: SQL) => SQL;
    /** What else its counts of one list depend on. */
    keyOf: (request: ListRequest) => string;
  };
}

export type FacetTable = Partial<Record<FacetCode, Facet>>;
