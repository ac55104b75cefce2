export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** More headers, by name. The mailbox does not show them. */
  headers?: Readonly<Record<string, string>>;
}
