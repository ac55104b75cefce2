import type { Message } from '../../../domain/messages.ts';
import type { Facet, FacetTable } from './facet.ts';

/** Its one option holds, or not. */
const state = (title: Message, option: Message): Facet => ({
  title,
  order: 'frequency',
  labelOf: (_value, language) => option[language],
});

export const stateFacets = {
  sale: state({ en: 'Offers', fr: 'Offres' }, { en: 'On sale', fr: 'En solde' }),
  availability: state({ en: 'Availability', fr: 'Disponibilité' }, { en: 'In stock', fr: 'En stock' }),
} satisfies FacetTable;
