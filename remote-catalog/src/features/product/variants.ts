import { variantAxes, type Variant, type VariantAxis } from '@shop/contract';

const valueOf = (variant: Variant, axis: VariantAxis): string | null => variant.option[axis]?.option_value ?? null;

/** The variant that the address asks for, else the first in stock, else the first. */
export const chooseVariant = (variants: readonly Variant[], piid: number | null): Variant | null =>
  variants.find((variant) => variant.piid === piid) ??
  variants.find(({ inventory }) => inventory.is_in_stock) ??
  variants[0] ??
  null;

/** One value of one axis, as it stands beside the other choices. */
export interface Choice {
  value: string;
  selected: boolean;
  /** `missing`: not made with the other choices; its link then leads to the nearest variant that is. */
  state: 'available' | 'sold-out' | 'missing';
  /** Where choosing it leads. */
  variant: Variant;
}

export interface Axis {
  axis: VariantAxis;
  choices: Choice[];
}

/** How many of the other axes two variants share. */
const likeness = (variant: Variant, other: Variant, except: VariantAxis): number =>
  variantAxes.filter((axis) => axis !== except && valueOf(variant, axis) === valueOf(other, axis)).length;

const choiceOf = (variants: readonly Variant[], current: Variant, axis: VariantAxis, value: string): Choice[] => {
  const withValue = variants.filter((variant) => valueOf(variant, axis) === value);
  const nearest = withValue.toSorted(
    (one, other) =>
      likeness(other, current, axis) - likeness(one, current, axis) ||
      Number(other.inventory.is_in_stock) - Number(one.inventory.is_in_stock),
  );
  const [variant] = nearest;
  if (!variant) return [];
  const exact = likeness(variant, current, axis) === variantAxes.length - 1;
  const stocked = variant.inventory.is_in_stock ? 'available' : 'sold-out';
  return [{ value, selected: valueOf(current, axis) === value, state: exact ? stocked : 'missing', variant }];
};

/** The axes on which the variants differ (at most four, PDP-014), each with its values in the API's order. */
export const axesOf = (variants: readonly Variant[], current: Variant): Axis[] =>
  variantAxes.flatMap((axis) => {
    const values = [...new Set(variants.map((variant) => valueOf(variant, axis)))].filter((value) => value !== null);
    const choices = values.flatMap((value) => choiceOf(variants, current, axis, value));
    return choices.length > 0 ? [{ axis, choices }] : [];
  });
