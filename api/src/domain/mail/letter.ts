export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  /**
   * Set where somebody who is not its reader can have it sent, by typing an address that they have not shown to be theirs:
   * how many of those reach one address is limited (`mailer.ts`). Codes, for which somebody may be waiting, are
   * counted apart and before they are made (`emailed-codes.ts`).
   */
  byAnybody?: true;
  /** More headers, by name. The mailbox does not show them. */
  headers?: Readonly<Record<string, string>>;
}

/** False for a letter about an order whose account was deleted: nobody is written to. */
export const hasReader = ({ to }: Letter): boolean => to !== '';
