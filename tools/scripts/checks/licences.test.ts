import { otherLicences } from './licences.ts';

const version = '1.0.0';
const under = (id: string) => [{ license: { id } }];

test('packages without a licence, or with one that nobody has looked at, are named; those of the shop are not', () => {
  expect(
    otherLicences([
      { name: 'fine', version, licenses: under('MIT') },
      { group: '@fine', name: 'both', version, licenses: [{ expression: 'Apache-2.0 AND MIT' }] },
      { group: '@shop', name: 'ui', version },
      { group: '@medusajs', name: 'js-sdk', version, licenses: [{ license: { name: 'SEE LICENSE IN LICENSE' } }] },
      { name: 'strict', version, licenses: under('AGPL-3.0-only') },
      { name: 'either', version, licenses: [...under('MIT'), ...under('SSPL-1.0')] },
      { group: '@a', name: 'nothing', version },
    ]),
  ).toEqual(['strict@1.0.0: AGPL-3.0-only', 'either@1.0.0: MIT, SSPL-1.0', '@a/nothing@1.0.0: no licence']);
});
