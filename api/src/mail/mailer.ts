export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** More headers, by name. The mailbox does not show them. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends e-mails; never throws, because no order fails for want of a letter. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}
