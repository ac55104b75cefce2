/** Sends text messages to telephones. */
export interface Messenger {
  /** False when none can be sent. */
  readonly open: boolean;
  /** `to` is E.164. */
  send(to: string, text: string): Promise<void>;
}

/** No provider is configured: whoever would need a message is told before one is written. */
export const closedMessenger: Messenger = { open: false, send: async () => undefined };
