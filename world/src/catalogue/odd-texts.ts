import type { Product, Text } from '@shop/contract/contents';

/** A French name of exactly 120 characters, to try narrow cards. */
export const longFrenchName: Text = {
  en: 'Épinette Trail Writing Desk in Solid Pine, Oak Finish, with Three Drawers',
  fr: 'Bureau Épinette Trail en pin massif, fini chêne, avec caisson à trois tiroirs, tablette pour clavier et passe-câble noir',
};

const marked = ({ en, fr }: Text): Text => ({
  en: `${en} <b>bold</b> & "quoted" <script>document.title='broken'</script>`,
  fr: `${fr} <b>gras</b> et « cité » <img src=x onerror="document.title='broken'">`,
});

/** Markup where plain text is expected, and markup that must not run where HTML is expected. */
export const markUpEveryText = (product: Product): Partial<Product> => ({
  name: marked(product.name),
  highlights: product.highlights.map(marked),
  keyFeatures: product.keyFeatures.map(({ title, text }) => ({ title: marked(title), text: marked(text) })),
  specifications: product.specifications.map(({ label, value }) => ({ label: marked(label), value: marked(value) })),
  care: product.care.map(marked),
  aplus: marked(product.aplus),
});
