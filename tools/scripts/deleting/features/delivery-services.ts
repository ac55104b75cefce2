import { type Feature, without, withoutLines } from '../edits.ts';

export const deliveryServices: Feature = {
  files: [
    'tools/scripts/deleting/features/delivery-services.ts',
    'shared/contract/src/{calls,constants,contents,schemas,operator/feature-calls,operator/feature-schemas}/delivery-services.ts',
    'api/src/features/delivery-services/*',
    'api/src/domain/cart/delivery-services{,.test}.ts',
    'api/src/database/cart/charge-sources/delivery-services.ts',
    'api/src/limits/calls/delivery-services.ts',
    'api/src/operator/features/delivery-services.ts',
    'api/src/testing/operator-examples/delivery-services.ts',
    'api/src/testing/fixtures/delivery-services.ts',
    'tools/conformance/src/steps/features/delivery-services.ts',
    'remote-cart-checkout/src/features/delivery-services/*',
    'remote-cart-checkout/src/pages/payment-services.test.tsx',
    'e2e/cart-checkout/delivery-services.spec.ts',
    'world/src/content/delivery-services{,.test}.ts',
    'world/data/content/delivery-services.json',
    'world/data/pages/*/delivery-services.md',
  ],
  edits: {
    'remote-cart-checkout/src/pages/payment/delivery-choices.tsx': [
      withoutLines('DeliveryServices {', 'deliveryServicesApi', '/delivery-services/'),
    ],
    'remote-cart-checkout/src/pages/payment/form-action.ts': [withoutLines('/delivery-services/', 'takeServices')],
    'remote-cart-checkout/src/testing/beside-payment.ts': [withoutLines("answer('deliveryServices'")],
    'world/src/world.ts': [withoutLines('deliveryServices,', 'delivery-services')],
    'world/data/pages.json': [
      without(`  { "id": 34, "path": "delivery-services", "footerLink": null, "updated": "2026-12-01" },
`),
    ],
    'world/data/words/help.json': [
      without(`  {
    "urlPath": "delivery-services",
    "words": {
      "en": ["room of choice", "carry upstairs", "white glove", "take away old furniture", "assembly on delivery"],
      "fr": ["pièce de votre choix", "monter à l’étage", "gants blancs", "enlèvement d’un vieux meuble"]
    }
  },
`),
    ],
    'docs/how-to/change-prices.md': [
      without(`
## Services on delivery day

What carrying into a room of choice (\`room\`), assembly (\`assembly\`) and the take-away of an old piece (\`takeaway\`) cost is set for each province and territory, in dollars before taxes: \`pnpm operator services set NS --room 69 --assembly 59 --takeaway -\`, where \`-\` says that a service is not offered there, and what is left out stays. \`pnpm operator services list\` shows what they cost where. Setting needs a key of the role \`catalogue\` or \`admin\`. \`room\` and \`takeaway\` are charged once for an order, \`assembly\` for each delivered piece whose specifications have an “Assembly time”; what is picked up has none. The checkout offers them from then on, at the delivery address. Who chose one at another price, or moves to where it has another or none, is told that it was taken off, and the total that they saw is refused. A new store begins with \`world/data/content/delivery-services.json\`; a shop without any prices says nothing of services.
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
  words: /delivery_?services|delivery-services|deliveryService/i,
};
