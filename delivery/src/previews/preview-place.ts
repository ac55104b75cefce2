/** Where a build lies that is no part of the shop's releases: a folder as `pnpm release` writes it, served over http(s). */
export interface PreviewPlace {
  /** The remote that it is of. */
  name: string;
  /** `https://pr-12.preview.example/releases/catalog/1795221237`, without a slash at the end. */
  address: string;
  origin: string;
  /** Its number there. */
  build: number;
}

const shape = /^https?:\/\/[^/,]+(?:\/[\w.~-]+)*\/([a-z][a-z0-9-]*)\/([1-9]\d{0,14})$/;

/** The place that an address names as the folder of a build of this remote; null for any other address. */
export const previewPlaceIn = (name: string, address: string): PreviewPlace | null => {
  const [, named, build] = shape.exec(address) ?? [];
  if (named !== name || !build || !URL.canParse(address)) return null;
  const { href, origin, username, password } = new URL(address);
  // Written in one way only, so that two texts are never one place, and nobody's name stands in it.
  if (href !== address || username || password) return null;
  return { name, address, origin, build: Number(build) };
};
