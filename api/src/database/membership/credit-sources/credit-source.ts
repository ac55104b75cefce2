import type { SQL } from 'drizzle-orm';
import type { BothLanguages } from '../../../domain/text/both-languages.ts';

/** What brings store credit besides cashback and what orders give back; a file of this folder for each. */
export interface CreditSource {
  /** As part of “Your cashback and …”. */
  readonly name: BothLanguages;
  /** A subquery of one value: the cents that it has brought a customer. */
  readonly cents: (customerId: number) => SQL;
}
