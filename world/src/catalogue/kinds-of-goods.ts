import type { PictureShape } from '../pictures.ts';
import { isStocked, placedCategories } from './categories.ts';
import { pictureModel } from './galleries.ts';
import type { Range } from './kind.ts';

/** What is sold under one name, and which model stands for it. */
export interface KindOfGoods {
  name: string;
  model: string;
  shapes: readonly PictureShape[];
  /** Centimetres. */
  width: Range;
  height: Range;
  /** Measures that are its own, not those of all that its category sells. */
  ownMeasures: boolean;
}

export const kindsOfGoods: readonly KindOfGoods[] = placedCategories.filter(isStocked).flatMap(({ row }) =>
  row.goods.nouns.map((noun): KindOfGoods => {
    const model = noun.model ?? row.model;
    return {
      name: noun.en,
      model,
      shapes: noun.shape ? [noun.shape] : pictureModel(model).shapes,
      width: noun.width ?? row.goods.width,
      height: noun.height ?? row.goods.height,
      ownMeasures: noun.width !== undefined && noun.height !== undefined,
    };
  }),
);
