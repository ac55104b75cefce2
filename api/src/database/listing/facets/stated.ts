import { measureLabel } from '../../../domain/catalogue/measure-band.ts';
import type { Message } from '../../../domain/messages.ts';
import type { Facet, FacetTable } from './facet.ts';

/** Its options are what products state of themselves. */
const stated = (title: Message, order: Facet['order'] = 'frequency'): Facet => ({
  title,
  order,
  labelOf: (value, _language, label) => label ?? value,
});

const measured = (title: Message): Facet => ({ title, order: 'number', labelOf: measureLabel });

export const statedFacets = {
  color: stated({ en: 'Colour', fr: 'Couleur' }),
  material: stated({ en: 'Material', fr: 'Matériau' }),
  width: measured({ en: 'Width', fr: 'Largeur' }),
  depth: measured({ en: 'Depth', fr: 'Profondeur' }),
  height: measured({ en: 'Height', fr: 'Hauteur' }),
  seats: stated({ en: 'Seats', fr: 'Places' }, 'number'),
  size: stated({ en: 'Size', fr: 'Taille' }),
  style: stated({ en: 'Style', fr: 'Style' }),
  assembly: stated({ en: 'Assembly', fr: 'Montage' }),
  series: stated({ en: 'Collection', fr: 'Collection' }),
} satisfies FacetTable;
