import { type Feature, without, withoutKeys, withoutLines } from '../edits.ts';

/** Where a product is picked up, with opening hours, on its page. The cart and the order say it all the same. */
export const pickupPlace: Feature = {
  files: ['tools/scripts/deleting/features/pickup-place.ts', 'remote-catalog/src/features/delivery/pickup-line.tsx'],
  edits: {
    'remote-catalog/src/features/delivery/delivery-line.tsx': [
      withoutLines("'./pickup-line.tsx'"),
      without(
        `isDelivered(product) ? (
    <DeliveryDates product={product} variant={variant} />
  ) : (
    <PickupLine place={product.handover?.pickup?.place} />
  );`,
        'isDelivered(product) && <DeliveryDates product={product} variant={variant} />;',
      ),
      without('when to a postal code, or where it is picked up.', 'when to a postal code.'),
    ],
    'remote-catalog/src/pages/picked-up-product.test.tsx': [
      withoutLines("name: t('delivery.pickup')", 'toHaveTextContent(line'),
      without('is picked up says where, asks', 'is picked up asks'),
    ],
    'remote-catalog/locales/en.json': [withoutKeys('delivery.pickup')],
    'remote-catalog/locales/fr.json': [withoutKeys('delivery.pickup')],
  },
  tests: ['remote-catalog/src/features/delivery', 'remote-catalog/src/pages/picked-up-product.test.tsx'],
  words: /PickupLine|pickup-line|delivery\.pickup/,
};
