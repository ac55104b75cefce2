import type { Address } from '@shop/contract';
import type { BookEntry, Destination } from './address-values.ts';

/** The page's own calls: the checkout's pages and the single-page pay have different ones (CHK-015). */
export interface AddressCalls {
  /** Gives the cart its address. */
  deliverTo: (destination: Destination) => PromiseLike<{ error?: unknown }>;
  /** Changes an address of the customer's book, or, without an id, adds one. */
  keepInBook: (entry: BookEntry, id: number | null) => PromiseLike<{ data?: Address | undefined; error?: unknown }>;
}
