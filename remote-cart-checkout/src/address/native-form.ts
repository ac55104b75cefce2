import type { SentForm } from '@shop/contract';

/** Where the page's server takes the forms of an address, which the page handles itself once it is alive. */
export interface NativeForm {
  /** The page's own address; `edit` opens a part of it for changing. */
  at: (edit?: string) => string;
  /** Opened now by `edit` of the page’s address. */
  edit: string | null;
  /** Sent without scripts, and not carried out. */
  sent: SentForm | undefined;
}

/** The parts that `edit` opens besides a saved address, which it names by its id. */
export const EDIT_ADDRESS = 'address';
export const EDIT_BILLING = 'billing';

/** Name of the hidden field that tells a form of the bill's address from one of the delivery's. */
export const BILL = 'bill';
export type Bill = 'other' | 'delivery';

/** Name of the hidden field that says which saved address is changed. */
export const EDITED = 'address_entity_id';
