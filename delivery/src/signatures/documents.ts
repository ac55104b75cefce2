import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };
const Name = Type.String({ pattern: '^[A-Za-z0-9][\\w.-]*$' });
const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/]+=*$' });

/**
 * `teams.json`: who may release what. Team → the packages that it may sign (`*` is all) and its public keys by name
 * (ed25519, SPKI in base64); several are trusted at once, so that a key can be replaced.
 */
export const Teams = Type.Record(
  Name,
  Type.Object({ packages: Type.Array(Type.String()), keys: Type.Record(Name, Base64) }, strict),
);
export type Teams = Static<typeof Teams>;

/** A private key (PKCS 8 in base64) with the team and the name that it is known by. */
export const KeyFile = Type.Object({ team: Name, key: Name, private: Base64 }, strict);
export type KeyFile = Static<typeof KeyFile>;

/** `signature.json` of a release: over the bytes of its `release.json`, which holds the hashes of all its files. */
export const Signature = Type.Object({ team: Name, key: Name, signature: Base64 }, strict);
export type Signature = Static<typeof Signature>;
