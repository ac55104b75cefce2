import type { CallInput, CallName, Language } from '@shop/contract';

/** A call whose newest answer a page of one person shows. */
interface Asked {
  call: CallName;
  input: CallInput<CallName>;
}

/** A page of what one person has, which is there without a network: its calls are answered as they were last. */
export interface OwnPage {
  /** The same for all pages that one piece of code shows. */
  page: string;
  calls: readonly Asked[];
}

/** What the shop has of one person, as far as it is there without a network. */
export interface OwnData {
  /** Calls whose newest answers are saved. */
  reads: readonly CallName[];
  /** Changes that may be made later as well as now; true: made twice it is the same as once. */
  changes: Partial<Record<CallName, boolean>>;
  /** Null for any other page. */
  pageOf(pathname: string): OwnPage | null;
  link: { href: string; name: Record<Language, string>; forCustomers: boolean };
}
