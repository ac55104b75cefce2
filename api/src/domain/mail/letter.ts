export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** More headers, by name. The mailbox does not show them. */
  headers?: Readonly<Record<string, string>>;
}

/** False for a letter about an order whose account was deleted: nobody is written to. */
export const hasReader = ({ to }: Letter): boolean => to !== '';
