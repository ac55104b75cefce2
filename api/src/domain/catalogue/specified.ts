import type { Product, Specification } from '@shop/contract/contents';

/** Returns a product's specifications under a label, which is given in English. */
export const specified = (
  { specifications }: Pick<Product, 'specifications'>,
  label: string,
): Specification['value'][] => specifications.filter((line) => line.label.en === label).map((line) => line.value);
