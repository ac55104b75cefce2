import { category, goods, type CategoryRow } from '../kind.ts';
import { masculine as m } from '../words.ts';

const small = 'appliance/small-kitchen-appliances.html';
const climate = 'appliance/air-conditioners.html';

/** The sizes of the sizing table (SIZE-004), each with its own page. */
const sizes: { btu: number; price: [number, number, number] }[] = [
  { btu: 9000, price: [699, 849, 1099] },
  { btu: 12000, price: [749, 949, 1249] },
  { btu: 17000, price: [999, 1249, 1599] },
  { btu: 18000, price: [1049, 1299, 1699] },
  { btu: 22000, price: [1299, 1599, 2099] },
  { btu: 24000, price: [1399, 1749, 2399] },
];

const sized = ({ btu, price }: (typeof sizes)[number]) => {
  const en = btu.toLocaleString('en-CA');
  const fr = en.replace(',', '\u00A0');
  return category(
    `c/${btu}-btu-mini-split-air-conditioners`,
    [`${en} BTU Mini-Split Air Conditioners`, `Climatiseurs biblocs de ${fr} BTU`],
    [
      `Quiet cooling and heating, sized at ${en} BTU per hour.`,
      `Climatisation et chauffage discrets, d’une puissance de ${fr} BTU par heure.`,
    ],
    'mini-split',
    {
      parent: climate,
      btu,
      goods: goods([m(`${en} BTU mini-split air conditioner`, `climatiseur bibloc de ${fr} BTU`)], price, [
        [78, 108],
        [20, 26],
        [28, 34],
        [34, 62],
      ]),
    },
  );
};

export const appliance: CategoryRow[] = [
  category(
    'appliance',
    ['Appliances', 'Électroménagers'],
    [
      'Cool rooms in July, crisp fries in January.',
      'Des pièces fraîches en juillet, des frites croustillantes en janvier.',
    ],
    'air-fryer',
  ),
  category(
    'appliance/small-kitchen-appliances',
    ['Small Kitchen Appliances', 'Petits électroménagers'],
    ['Counter-top help for busy evenings.', 'Un coup de main sur le comptoir pour les soirs pressés.'],
    'air-fryer',
  ),
  category(
    'appliance/air-conditioners',
    ['Air Conditioners', 'Climatiseurs'],
    [
      'Mini-splits for one room or a whole floor; the sizing tool tells which.',
      'Des biblocs pour une pièce ou tout un étage; l’outil de calcul dit lequel choisir.',
    ],
    'mini-split',
  ),
  category(
    'appliance/air-fryers',
    ['Air Fryers', 'Friteuses à air'],
    ['Golden outside, tender inside, hardly any oil.', 'Dorées dehors, tendres dedans, presque sans huile.'],
    'air-fryer',
    {
      parent: small,
      goods: goods(
        [
          { en: 'air fryer', fr: 'friteuse à air', gender: 'f' },
          { en: 'dual-zone air fryer', fr: 'friteuse à air à deux zones', gender: 'f' },
        ],
        [59, 119, 299],
        [
          [26, 42],
          [28, 40],
          [28, 36],
          [4, 9],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'appliance/multicookers',
    ['Multicookers', 'Multicuiseurs'],
    ['Rice, stew, yogurt: one pot does it all.', 'Riz, ragoût, yogourt : un seul appareil fait tout.'],
    'air-fryer',
    {
      parent: small,
      goods: goods(
        [m('multicooker', 'multicuiseur')],
        [69, 119, 249],
        [
          [28, 36],
          [28, 36],
          [28, 34],
          [5, 8],
        ],
      ),
    },
  ),
  category(
    'appliance/heat-pumps',
    ['Heat Pumps', 'Thermopompes'],
    ['Heat that keeps up at -25 °C.', 'Une chaleur qui tient bon à -25 °C.'],
    'mini-split',
    {
      parent: climate,
      goods: goods(
        [{ en: 'wall heat pump', fr: 'thermopompe murale', gender: 'f' }],
        [899, 1399, 2499],
        [
          [80, 110],
          [20, 28],
          [29, 36],
          [38, 66],
        ],
      ),
    },
  ),
  ...sizes.map(sized),
];
