import { type Feature, without, withoutKeys, withoutLines } from '../edits.ts';

export const reviewAspects: Feature = {
  files: [
    'tools/scripts/deleting/features/review-aspects.ts',
    'shared/contract/src/{calls,schemas}/review-aspects.ts',
    'api/src/features/review-aspects/*',
    'tools/conformance/src/steps/features/review-aspects.ts',
    'remote-catalog/src/features/review-aspects/*',
    'remote-catalog/src/extensions/review-aspects.tsx',
    'remote-catalog/src/pages/product-aspects.test.tsx',
    'e2e/catalog/review-aspects.spec.ts',
  ],
  edits: {
    'remote-catalog/README.md': [
      without(' `review-aspects` (what reviews say of comfort, assembly and the like, in the slot `product.reviews`),'),
    ],
    'remote-catalog/remote.config.ts': [withoutLines("'./review-aspects'")],
    'remote-catalog/locales/en.json': [withoutKeys('aspects')],
    'remote-catalog/locales/fr.json': [withoutKeys('aspects')],
    'world/data/pages/en/reviews-that-help.md': [
      without(`
## What reviews say of comfort, assembly and the rest

Once five reviews speak of something – comfort, assembly, size, delivery, quality, colour or smell – you see how many of them speak well of it. Press it to read the sentences that were counted.

- The words of the reviews are counted, in English and in French, by lists of words: “comfortable” is good, “wobbly” is bad, and “not” turns what follows. A sentence that says both, or whose words are in no list, is not counted. Nothing is guessed.
- Each review counts once, and as positive only where all that it says of it is.
`),
    ],
    'world/data/pages/fr/reviews-that-help.md': [
      without(`
## Ce que les avis disent du confort, du montage et du reste

Dès que cinq avis parlent d’une chose – confort, montage, taille, livraison, qualité, couleur ou odeur –, vous voyez combien en disent du bien. Appuyez dessus pour lire les phrases comptées.

- Les mots des avis sont comptés, en anglais et en français, selon des listes : « confortable » est bon, « branle » est mauvais, et « pas » inverse la suite. Une phrase qui dit les deux, ou dont les mots ne sont dans aucune liste, n’est pas comptée. Rien n’est deviné.
- Chaque avis compte une fois, comme positif seulement si tout ce qu’il en dit l’est.
`),
    ],
  },
  tests: ['remote-catalog/src/pages/product', 'world/src'],
  words: /review_?-?aspects|[rR]eviewAspects|aspects\.(?:title|share)/,
};
