import type { Product, Specification } from '@shop/contract/contents';

/** What a product's specifications say under a label, which is given in English. */
export const specified = (
  { specifications }: Pick<Product, 'specifications'>,
  label: string,
): Specification['value'][] => specifications.filter((line) => line.label.en === label).map((line) => line.value);
