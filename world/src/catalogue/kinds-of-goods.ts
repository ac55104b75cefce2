import type { PictureShape } from '../pictures.ts';
import { isStocked, placedCategories } from './categories.ts';
import { shapesOf } from './galleries.ts';
import type { Range } from './kind.ts';

/** Goods sold under one name, and the model that stands for them. */
export interface KindOfGoods {
  name: string;
  model: string;
  shapes: readonly PictureShape[];
  /** Centimetres. */
  width: Range;
  depth: Range;
  height: Range;
}

const named = placedCategories
  .filter(isStocked)
  .flatMap(({ row }) => row.goods.nouns.map((noun) => ({ row, noun, model: noun.model ?? row.model })));

export const kindsOfGoods: readonly KindOfGoods[] = named.map(({ row: { goods }, noun, model }) => ({
  name: noun.en,
  model,
  shapes: shapesOf(noun, model),
  width: noun.width ?? goods.width,
  depth: noun.depth ?? goods.depth,
  height: noun.height ?? goods.height,
}));
