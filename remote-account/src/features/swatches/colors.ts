import type { Product } from '@shop/contract';

/** A swatch as it is shown and asked for. */
export interface Swatch {
  product_id: number;
  /** A variant that has the colour. */
  child_id: number;
  /** Of the product. */
  name: string;
  color: string;
  thumbnail: string | null;
}

/** The colours that a product comes in, each once, in its own order. */
export const colorsOf = ({ entity_id, name, relation }: Product): Swatch[] => {
  const colors = new Map<string, Swatch>();
  for (const { product_id, option, gallery } of relation) {
    const color = option.color?.option_value;
    if (color === undefined || colors.has(color)) continue;
    const thumbnail = gallery[0]?.thumbnail ?? null;
    colors.set(color, { product_id: entity_id, child_id: product_id, name, color, thumbnail });
  }
  return [...colors.values()];
};
