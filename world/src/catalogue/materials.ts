import { feminine as f, masculine as m } from './words.ts';

export const upholstery = [
  m('linen', 'lin'),
  m('boucle', 'tissu bouclé'),
  m('velvet', 'velours'),
  f('chenille', 'chenille'),
  m('woven fabric', 'tissu tissé'),
  m('corduroy', 'velours côtelé'),
];
export const wood = [
  m('solid pine', 'pin massif'),
  m('rubberwood', 'bois d’hévéa'),
  m('engineered wood', 'bois d’ingénierie'),
  m('solid birch', 'bouleau massif'),
  m('bamboo', 'bambou'),
];
export const woodAndMetal = [
  ...wood,
  m('wood and steel', 'bois et acier'),
  m('reclaimed-look wood', 'bois d’aspect recyclé'),
];
export const mesh = [
  m('breathable mesh', 'filet respirant'),
  m('faux leather', 'similicuir'),
  m('woven fabric', 'tissu tissé'),
];
export const leather = [m('faux leather', 'similicuir'), m('soft-touch leatherette', 'cuir synthétique souple')];
export const outdoor = [
  m('acacia', 'acacia'),
  m('all-weather wicker', 'osier toutes saisons'),
  m('powder-coated aluminum', 'aluminium thermolaqué'),
  m('HDPE lumber', 'bois de PEHD'),
];
export const rug = [f('wool', 'laine'), m('cotton', 'coton'), m('jute', 'jute'), m('polypropylene', 'polypropylène')];
export const metal = [
  m('brushed steel', 'acier brossé'),
  m('powder-coated steel', 'acier thermolaqué'),
  m('aluminum', 'aluminium'),
];
export const pot = [
  f('glazed ceramic', 'céramique émaillée'),
  m('fibrestone', 'béton de fibre'),
  f('terracotta', 'terre cuite'),
];
export const ceramic = [f('vitreous china', 'porcelaine vitrifiée'), f('glazed ceramic', 'céramique émaillée')];
export const cookware = [
  f('enamelled cast iron', 'fonte émaillée'),
  m('hard-anodized aluminum', 'aluminium anodisé dur'),
  m('stainless steel', 'acier inoxydable'),
];
export const plush = [m('plush', 'peluche'), m('sisal and plush', 'sisal et peluche'), m('felt', 'feutre')];
