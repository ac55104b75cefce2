import { formatInformation } from './information.ts';

test('ERR-015 what is absent reads No Information', () => {
  for (const absent of [null, undefined, '', '  ']) {
    expect(formatInformation(absent, 'en')).toBe('No Information');
    expect(formatInformation(absent, 'fr')).toBe('Aucune information');
  }
  expect(formatInformation(' PUR-1 ', 'en')).toBe('PUR-1');
});
