/** How a password compares with what is stored. */
export interface Comparison {
  isRight: boolean;
  /** It was hashed more cheaply than new ones are: hash it again while the password is known. */
  isOutdated: boolean;
}

export interface PasswordHasher {
  /** Such as `scrypt$131072$<salt>$<key>`. */
  hash(password: string): Promise<string>;
  /**
   * `stored` is null for an account that there is not. Whatever it is, and unless it cost more than a new hash does, a
   * wrong password takes the work of one new hash.
   */
  compare(password: string, stored: string | null): Promise<Comparison>;
}

/** In place of a hash: no password opens this account until its owner chooses one. */
export const noPassword = '';
