/** A file as it is sent: its text, or its bytes as they come. */
export type FileBody = string | AsyncIterable<Uint8Array>;
