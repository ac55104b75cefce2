// Fills an empty Medusa with the trial store: `node tools/adapter-medusa/src/seed/main.ts <origin> <e-mail> <password> [pictures]`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colours, goods, returnReasons, rootCategories, type Words } from './goods.ts';

const [origin = 'http://127.0.0.1:9000', email = '', password = ''] = process.argv.slice(2);
const pictures = path.resolve(import.meta.dirname, '../../../../world/assets/pictures');

type Json = Record<string, unknown>;

const ask = async <T>(method: string, route: string, body: Json | FormData | undefined, token = ''): Promise<T> => {
  const isForm = body instanceof FormData;
  const response = await fetch(origin + route, {
    method,
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T; // Medusa's own answers
};

const { token } = await ask<{ token: string }>('POST', '/auth/user/emailpass', { email, password });
const get = <T>(route: string) => ask<T>('GET', route, undefined, token);
const post = <T>(route: string, body: Json | FormData) => ask<T>('POST', route, body, token);
interface Named {
  id: string;
}

const { stores } = await get<{ stores: (Named & { default_sales_channel_id: string })[] }>('/admin/stores');
const store = stores[0] as Named & { default_sales_channel_id: string }; // Medusa makes one
await post(`/admin/stores/${store.id}`, {
  supported_currencies: [{ currency_code: 'cad', is_default: true }],
  supported_locales: [{ locale_code: 'en-CA' }, { locale_code: 'fr-CA' }],
});
const channel = store.default_sales_channel_id;
await post('/admin/regions', {
  name: 'Canada',
  currency_code: 'cad',
  countries: ['ca'],
  payment_providers: ['pp_system_default'],
});

const { tax_region: canada } = await post<{ tax_region: Named }>('/admin/tax-regions', {
  country_code: 'ca',
  provider_id: 'tp_system',
  default_tax_rate: { rate: 5, code: 'GST', name: 'GST' },
});
for (const province_code of ['on', 'nb', 'ns', 'pe', 'nl']) {
  const rate = { on: 13, ns: 14 }[province_code] ?? 15;
  await post('/admin/tax-regions', {
    country_code: 'ca',
    province_code,
    parent_id: canada.id,
    default_tax_rate: { rate, code: 'HST', name: 'HST' },
  });
}

const { stock_location: warehouse } = await post<{ stock_location: Named }>('/admin/stock-locations', {
  name: 'Milton',
  address: { address_1: '1 Steeles Ave', city: 'Milton', country_code: 'ca', province: 'on' },
});
await post(`/admin/stock-locations/${warehouse.id}/sales-channels`, { add: [channel] });
await post(`/admin/stock-locations/${warehouse.id}/fulfillment-providers`, { add: ['manual_manual'] });
const { stock_location: withSet } = await post<{ stock_location: { fulfillment_sets: Named[] } }>(
  `/admin/stock-locations/${warehouse.id}/fulfillment-sets?fields=*fulfillment_sets`,
  { name: 'Delivery', type: 'shipping' },
);
const { fulfillment_set } = await post<{ fulfillment_set: { service_zones: Named[] } }>(
  `/admin/fulfillment-sets/${withSet.fulfillment_sets[0]?.id}/service-zones`,
  { name: 'Canada', geo_zones: [{ type: 'country', country_code: 'ca' }] },
);
const { shipping_profiles } = await get<{ shipping_profiles: Named[] }>('/admin/shipping-profiles');
const profile =
  shipping_profiles[0] ??
  (await post<{ shipping_profile: Named }>('/admin/shipping-profiles', { name: 'Default', type: 'default' }))
    .shipping_profile;
const free = { attribute: 'item_total', operator: 'gte', value: 500 };
const wayOfCanada = {
  service_zone_id: fulfillment_set.service_zones[0]?.id,
  shipping_profile_id: profile.id,
  provider_id: 'manual_manual',
  price_type: 'flat',
};
await post('/admin/shipping-options', {
  ...wayOfCanada,
  name: 'Standard delivery',
  type: { label: 'Standard', description: 'To your door', code: 'standard' },
  prices: [
    { currency_code: 'cad', amount: 39 },
    { currency_code: 'cad', amount: 0, rules: [free] },
  ],
});

await post('/admin/shipping-options', {
  ...wayOfCanada,
  name: 'Return',
  type: { label: 'Return', description: 'Back to us', code: 'return' },
  prices: [{ currency_code: 'cad', amount: 0 }],
  rules: [
    { attribute: 'is_return', operator: 'eq', value: 'true' },
    { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
  ],
});
for (const [value, label] of Object.entries(returnReasons)) await post('/admin/return-reasons', { value, label });

const { api_key: secret } = await post<{ api_key: Named & { token: string } }>('/admin/api-keys', {
  title: 'Adapter',
  type: 'secret',
});
const { api_key: key } = await post<{ api_key: Named & { token: string } }>('/admin/api-keys', {
  title: 'Storefront',
  type: 'publishable',
});
await post(`/admin/api-keys/${key.id}/sales-channels`, { add: [channel] });

const french: Json[] = [];
const translate = (reference: string, reference_id: string, translations: Json): void =>
  void french.push({ reference, reference_id, locale_code: 'fr-CA', translations });
const makeCategory = async (handle: string, name: Words, parent?: string): Promise<string> => {
  const { product_category } = await post<{ product_category: Named }>('/admin/product-categories', {
    name: name.en,
    handle,
    is_active: true,
    ...(parent && { parent_category_id: parent }),
  });
  translate('product_category', product_category.id, { name: name.fr });
  return product_category.id;
};
const categories = new Map<string, string>();
for (const { handle, name, below } of rootCategories) {
  const root = await makeCategory(handle, name);
  categories.set(handle, root);
  for (const leaf of below) categories.set(leaf.handle, await makeCategory(leaf.handle, leaf.name, root));
}

const upload = async (file: string): Promise<string> => {
  const form = new FormData();
  form.append('files', new Blob([readFileSync(path.join(pictures, file))], { type: 'image/webp' }), file);
  return (await post<{ files: { url: string }[] }>('/admin/uploads', form)).files[0]?.url ?? '';
};

interface MadeProduct extends Named {
  options: (Named & { values: (Named & { value: string })[] })[];
  variants: (Named & { title: string; inventory_items: { inventory_item_id: string }[] })[];
}
for (const { handle, category, family, name, text, price, colours: shown, stock } of goods) {
  const urls = new Map<string, string[]>();
  for (const colour of shown) {
    const files = ['front', 'angle', 'room'].map((view) => `${family}-${view}-${colour}-640.webp`);
    urls.set(colour, await Promise.all(files.map(upload)));
  }
  const { product } = await post<{ product: MadeProduct }>(
    '/admin/products?fields=*options,*options.values,*variants,*variants.inventory_items',
    {
      title: name.en,
      handle,
      description: text.en,
      status: 'published',
      categories: [{ id: categories.get(category) }],
      shipping_profile_id: profile.id,
      sales_channels: [{ id: channel }],
      thumbnail: urls.get(shown[0] ?? '')?.[0],
      images: [...urls.values()].flat().map((url) => ({ url })),
      options: [{ title: 'Color', values: shown.map((colour) => colours[colour].en) }],
      variants: shown.map((colour, variant_rank) => ({
        variant_rank,
        title: colours[colour].en,
        sku: `${handle}-${colour}`.toUpperCase(),
        options: { Color: colours[colour].en },
        manage_inventory: true,
        prices: [{ currency_code: 'cad', amount: price / 100 }],
        metadata: { pictures: urls.get(colour) },
      })),
    },
  );
  translate('product', product.id, { title: name.fr, description: text.fr });
  for (const option of product.options) {
    translate('product_option', option.id, { title: 'Couleur' });
    for (const { id, value } of option.values) {
      const word = Object.values(colours).find(({ en }) => en === value);
      if (word) translate('product_option_value', id, { value: word.fr });
    }
  }
  for (const { inventory_items } of product.variants) {
    for (const { inventory_item_id } of inventory_items) {
      await post(`/admin/inventory-items/${inventory_item_id}/location-levels`, {
        location_id: warehouse.id,
        stocked_quantity: stock,
      });
    }
  }
}
await post('/admin/translations/batch', { create: french });
await post('/admin/promotions', {
  code: 'WELCOME10',
  type: 'standard',
  status: 'active',
  application_method: {
    type: 'percentage',
    target_type: 'order',
    value: 10,
    currency_code: 'cad',
    allocation: 'across',
  },
});
console.log(`MEDUSA_KEY=${key.token}\nMEDUSA_SECRET_KEY=${secret.token}`);
