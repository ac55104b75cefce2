/** A picture that somebody sent, as it is stored. */
export interface StoredPicture {
  mediaType: string;
  /** Empty where an object has the bytes. */
  content: Uint8Array;
  /** Key of that object. */
  object: string | null;
}
