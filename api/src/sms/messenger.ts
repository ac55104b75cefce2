/** Sends text messages to telephones. */
export interface Messenger {
  /** False when none can be sent. */
  readonly open: boolean;
  /** `to` is E.164. */
  send(to: string, text: string): Promise<void>;
}

/** Used when no provider is configured: calls that need a message are refused. */
export const closedMessenger: Messenger = { open: false, send: async () => undefined };
