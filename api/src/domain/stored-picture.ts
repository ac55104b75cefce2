/** A picture that somebody sent, as it is stored. */
export interface StoredPicture {
  mediaType: string;
  content: Uint8Array;
}
