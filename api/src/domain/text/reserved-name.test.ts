import { hasLink } from './link.ts';
import { isReservedName } from './reserved-name.ts';

test.each([
  'Boréal Customer Service',
  'BOREAL',
  'B o r é a l',
  'BoreaI',
  'B0real',
  'Воréаl', // Cyrillic В and а
  'Ｂｏｒｅａｌ',
  'ʙᴏʀᴇᴀʟ',
  'Bo\u200Breal',
  'The Boréal team',
  'Customer-Service',
  'Cust0mer Serv1ce',
  'Service à la clientèle',
  'SERVICE CLIENT',
  'Équipe de soutien',
  'Moderator',
  'Rnodérateur',
  'Admin',
  'Le Magasin',
])('API-034 “%s” is taken for the shop', (name) => expect(isReservedName(name)).toBe(true));

test.each(['Ada R.', 'Zoé Bernard', 'Bo', 'Stafford', 'Adminah', 'Marie-Soutienne', 'Лев', 'A customer', '李雷'])(
  '“%s” is anybody’s name',
  (name) => expect(isReservedName(name)).toBe(false),
);

test.each([
  'See https://evil.example/x',
  'www.evil.test',
  'Cheaper at evil.com!',
  'evil . com',
  'evil(dot)shop',
  'evil [point] ca',
  'write to me@evil.ca',
  'ｅｖｉｌ．ｃｏｍ',
  'evil.\u200Bcom',
])('API-034 “%s” leads somewhere else', (text) => expect(hasLink(text)).toBe(true));

test.each([
  'Holds six plates.And a cat.',
  'C’est beau.Très beau.',
  '4.5 stars',
  'No. Come back.',
  'It is 1.5 m',
  'Sturdy. Shop again. Top!',
])('“%s” leads nowhere', (text) => expect(hasLink(text)).toBe(false));
