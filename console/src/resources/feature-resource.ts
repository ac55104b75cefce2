import type { OperatorCallName } from '@shop/contract/operator';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** The list of one feature; its view stands in `features`. */
export interface FeatureResource {
  readonly name: string;
  /** Where in the menu it stands. */
  readonly section: 'sales' | 'customers' | 'goods' | 'shop' | 'team';
  /** By this call somebody may see it. */
  readonly reader: OperatorCallName;
  /** One part of its rows; `after` is what the part before gave as `next`. */
  list(
    filter: Readonly<Record<string, unknown>>,
    after: number | undefined,
    limit: number,
  ): Promise<{ list: readonly { id: number }[]; next: number | null }>;
  readonly texts: Readonly<Record<'en' | 'fr', Texts>>;
}
