import type { Product, Text } from '../types.ts';

/** A French name of exactly 120 characters, to try narrow cards. */
export function longFrenchName(product: Product): Text {
  const fr = `${product.name.fr}, avec caisson de rangement à trois tiroirs, tablette coulissante pour clavier et passe-câble dissimulé à l’arrière`;
  return { en: product.name.en, fr: fr.slice(0, 119).trimEnd().padEnd(119, 's') + '.' };
}

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
