import { type Feature, without, withoutLines } from '../edits.ts';

export const deliverySlots: Feature = {
  files: [
    'tools/scripts/deleting/features/delivery-slots.ts',
    'shared/contract/src/{calls,constants,contents,schemas,operator/feature-calls,operator/feature-schemas}/delivery-slots.ts',
    'api/src/features/delivery-slots/*',
    'api/src/domain/cart/delivery-slots.ts',
    'api/src/database/cart/charge-sources/delivery-slots.ts',
    'api/src/database/orders/{,order-checks/}delivery-slots.ts',
    'api/src/limits/calls/delivery-slots.ts',
    'api/src/operator/features/delivery-slots.ts',
    'api/src/testing/operator-examples/delivery-slots.ts',
    'api/src/testing/fixtures/delivery-slots.ts',
    'tools/conformance/src/steps/features/delivery-slots.ts',
    'remote-cart-checkout/src/features/delivery-slots/*',
    'remote-cart-checkout/src/pages/payment-slots.test.tsx',
    'e2e/cart-checkout/delivery-slots.spec.ts',
    'world/src/content/delivery-slots{,.test}.ts',
    'world/data/content/delivery-slots.json',
    'world/data/pages/*/delivery-slots.md',
  ],
  edits: {
    'remote-cart-checkout/src/pages/payment/delivery-choices.tsx': [
      withoutLines('DeliverySlots {', 'deliverySlotsApi', '/delivery-slots/'),
    ],
    'remote-cart-checkout/src/pages/payment/form-action.ts': [withoutLines('/delivery-slots/', 'takeSlot')],
    'remote-cart-checkout/src/testing/beside-payment.ts': [withoutLines("answer('deliverySlots'")],
    'world/src/world.ts': [withoutLines('deliverySlots,', 'delivery-slots')],
    'world/data/pages.json': [
      without(`,
  { "id": 61, "path": "delivery-slots", "footerLink": null, "updated": "2026-12-01" }`),
    ],
    'world/data/words/help.json': [
      without(`  {
    "urlPath": "delivery-slots",
    "words": {
      "en": ["delivery time", "delivery slot", "evening delivery", "saturday delivery", "choose delivery day"],
      "fr": [
        "heure de livraison",
        "créneau de livraison",
        "livraison le soir",
        "livraison le samedi",
        "jour de livraison"
      ]
    }
  },
`),
    ],
    'docs/how-to/change-prices.md': [
      without(`
## Delivery at agreed hours

When deliveries come is set for each province and territory: \`pnpm operator slots set ON --weekdays mon,tue,wed,thu,fri --from 17 --to 21 --price 19 --capacity 10\` has ten orders come between 17 and 21 o’clock on each of these days, for C$19.00 before taxes each. \`--price -\` is free, \`--capacity -\` ends the hours, \`--ahead 14\` says for how many days people may choose, and what is left out stays. \`pnpm operator slots list\` shows what is offered where, \`pnpm operator slots orders\` which orders come when, to the roles \`warehouse\` and \`support\` too. Setting needs a key of the role \`catalogue\` or \`admin\`. Days begin with the first on which all of a cart can be there. The checkout offers the hours from then on; an order keeps those that it was placed with, at their price, also when they take fewer later. Who chose hours that have filled up, cost something else, or are not offered any more or elsewhere, is told so, and orders once they have chosen others, or any time. An order holds its place as it holds its goods: one by wallet from its approval on, and a cancelled one no more. A new store begins with \`world/data/content/delivery-slots.json\`; a region without hours says nothing of them.
`),
    ],
  },
  tests: [
    'api/src/http/cart',
    'api/src/http/operator',
    'api/src/limits',
    'api/src/operator',
    'remote-cart-checkout/src/pages/payment',
    'world/src',
  ],
  words: /delivery_?slots|delivery-slots|deliverySlot|slotWeekdays|SlotWindow|RegionSlots/i,
};
