import { swatchBounds, type Address } from '@shop/contract';
import type { BothLanguages } from '../../domain/text/both-languages.ts';

/** Milliseconds in which one customer or household gets the same swatch once. */
export const swatchPause = swatchBounds.days * 24 * 60 * 60 * 1000;

/** What makes two swatches the same one: variants that differ in their size alone share it. */
export const swatchKey = ({ productId, color }: { productId: number; color: BothLanguages }): string =>
  `${productId} ${color.en.trim().toLowerCase()}`;

/** Where somebody lives as one word, however it was typed: accents, spaces, signs and capitals make no other household. */
export const householdOf = ({
  postcode,
  street,
  apartment_unit_suite,
}: Pick<Address, 'postcode' | 'street' | 'apartment_unit_suite'>): string =>
  [postcode, street, apartment_unit_suite]
    .map((text) =>
      text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    )
    .join(' ')
    .trim();

/** The first of each swatch. */
export const distinct = <S extends { productId: number; color: BothLanguages }>(swatches: readonly S[]): S[] =>
  [...new Map(swatches.toReversed().map((swatch) => [swatchKey(swatch), swatch])).values()].toReversed();
