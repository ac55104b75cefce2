export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Sends e-mails; never throws, because no order fails for want of a letter. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}
