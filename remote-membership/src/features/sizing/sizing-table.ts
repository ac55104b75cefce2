/** Largest room in square feet, and the air conditioner for it; a shared bound belongs to the lower row (SIZE-004). */
const rows = [
  { upTo: 450, btu: 9_000 },
  { upTo: 550, btu: 12_000 },
  { upTo: 700, btu: 17_000 },
  { upTo: 1_000, btu: 18_000 },
  { upTo: 1_200, btu: 22_000 },
  { upTo: 1_500, btu: 24_000 },
] as const;

/** BTU for a room; null for one that is too large. */
export const btuFor = (squareFeet: number): number | null => rows.find(({ upTo }) => squareFeet <= upTo)?.btu ?? null;
