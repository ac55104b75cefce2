interface PostalAreas {
  codes: Record<string, { city?: string } | undefined>;
}

let areas: Promise<PostalAreas> | null = null;

/** Canada's postal areas, read on first use. The package's file of the United States is never read. */
const loadAreas = (): Promise<PostalAreas> => {
  areas ??= import('zipcodes/lib/codesCanada.js').then((module: { default: PostalAreas }) => module.default);
  return areas;
};

/** Name of a postal area such as `M5H`, or null when there is no such area. */
export const cityOfArea = async (area: string): Promise<string | null> => {
  const { codes } = await loadAreas();
  return codes[area]?.city?.replace(/\s*\(.*$/, '') ?? null;
};
