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
   * `stored` is null for an account that does not exist. A wrong password takes the work of one new hash in every case,
   * unless the stored hash cost more. Where many wait, what was tried less often before (`rank`) comes first.
   */
  compare(password: string, stored: string | null, rank?: number): Promise<Comparison>;
}

/** Stored in place of a hash: no password matches until the owner chooses one. */
export const noPassword = '';
