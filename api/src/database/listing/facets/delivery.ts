import { sql } from 'drizzle-orm';
import { countInTime } from '../../../domain/catalogue/listing-tokens.ts';
import { areaNamed, parseWithin, placeOf, sentInTime, withinDays } from '../../../domain/delivery/within.ts';
import { either } from './conditions.ts';
import type { FacetTable } from './facet.ts';

export const deliveryFacets = {
  delivery: {
    title: { en: 'Delivery', fr: 'Livraison' },
    order: 'number',
    // Without a postal area it holds for the provinces, as the delivery terms do; the North takes longer.
    labelOf: (value, language) => {
      const within = parseWithin(value);
      if (!within) return value;
      const { days, area } = within;
      if (language === 'fr') return `D’ici ${days}\u00A0jours, ${area ?? 'dans les provinces'}`;
      return `Within ${days} days, ${area ?? 'to the provinces'}`;
    },
    isOption: (value) => placeOf(value) === null,
    // What arrives in time is sent off today, or a pre-order that reaches the warehouse early enough.
    holds: (values, { now }) =>
      either(
        values.flatMap((value) => {
          const by = sentInTime(value, now);
          if (by === null) return [];
          return sql`(l.is_sent and (l.presale_end_date is null or l.presale_end_date <=
            case when l.early_bird then ${by.earlyBirdBy}::date else ${by.sentBy}::date end))`;
        }),
      ),
    optionsOf: (counts, { filters, now }) => {
      const area = areaNamed(filters.delivery);
      return withinDays.map((days) => {
        const value = area === null ? String(days) : `${days}-${area}`;
        return { value, count: countInTime(counts, sentInTime(value, now)) };
      });
    },
  },
} satisfies FacetTable;
