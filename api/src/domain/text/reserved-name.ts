import { brand } from '@shop/contract';

/**
 * Letters of other alphabets, and signs, each before the Latin letter that they are read as: Cyrillic, Greek, small
 * capitals, crossed letters, digits and signs. i, l and 1 look alike in most faces.
 */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [
    'аa вb еe кk мm нh оo рp сc тt уy хx гr іl јj ѕs ԁd ԛq ԝw һh ӏl ьb',
    'αa βb εe ηn ιl κk νv οo ρp σo τt υu χx',
    'ᴀa ʙb ᴄc ᴅd ᴇe ɪl ʟl ᴍm ɴn ᴏo ʀr ᴛt ᴜu ᴠv øo łl đd ıl',
    'il 1l |l !l 0o 3e 4a 5s 7t 8b @a $s €e £l',
  ]
    .join(' ')
    .split(' ')
    .map(([seen = '', read = '']) => [seen, read] as const),
);

/** Reduces a name to what the eye sees: no accents, signs and spaces, and one letter for those that look alike. */
const skeleton = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const skeletons = (...names: readonly string[]): string[] => names.join('|').split('|').map(skeleton);

/** Whoever speaks for the shop, in both languages; a name that has any of them in it is refused. */
const inAnyName = skeletons(
  brand.name,
  'customer service|customer support|customer care|support team|help desk|shop team|moderator|administrator',
  'service client|service à la clientèle|soutien client|support client|équipe de soutien|équipe de la boutique',
  'modérateur|modératrice|administrateur|administratrice',
);
/** Short words, which other names may have in them. */
const wholeNames: ReadonlySet<string> = new Set(
  skeletons(
    'admin|staff|support|seller|the shop|the store|store manager|official|employee',
    'soutien|vendeur|la boutique|le magasin|officiel|personnel|employé|employée|direction',
  ),
);

/** Whether a name would be taken for the shop's own people. */
export const isReservedName = (name: string): boolean => {
  const seen = skeleton(name);
  return wholeNames.has(seen) || inAnyName.some((reserved) => seen.includes(reserved));
};
