import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, paths } from '@shop/contract';
import { Type } from 'typebox';
import { familyFile } from '../catalogue/family.ts';
import { checked, closed, readJson, readText } from './read.ts';

const sofa = JSON.parse(JSON.stringify(readJson('families/sofa.json', familyFile)));

test('data of another shape is refused by file and place', () => {
  const read = (value: unknown) => () => checked('families/sofa.json', familyFile, value);
  expect(read(sofa)).not.toThrow();
  const wrong = { ...sofa, traits: [{ en: 'deep seats', fr: '' }] };
  expect(read(wrong)).toThrow(/^world\/data\/families\/sofa\.json: \/traits\/0\/fr must not have fewer than 1 char/);
  const { care: _, ...incomplete } = sofa;
  expect(read(incomplete)).toThrow(/families\/sofa\.json: .*care/);
});

test('a misspelt property is refused', () => {
  const schema = closed({ share: Type.Optional(Type.Integer()) });
  expect(() => checked('categories/pets.json', schema, { shares: 2 })).toThrow(/categories\/pets\.json: .*additional/);
});

test('a file that is not there, or is no JSON, is named', () => {
  expect(() => readJson('families/unicorn.json', familyFile)).toThrow(
    /^world\/data\/families\/unicorn\.json: .*ENOENT/,
  );
  expect(() => readJson('pages/en/about.md', familyFile)).toThrow(/^world\/data\/pages\/en\/about\.md: .*JSON/);
});

test('ROUTE-003 no file writes a path of the brand by its letters; what is read has them', () => {
  const data = join(import.meta.dirname, '../../data');
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(json|md)$/.test(file));
  const literal = files.filter((file) => readFileSync(join(data, file), 'utf8').includes(`/${brand.slug}`));
  expect(files.length).toBeGreaterThan(50);
  expect(literal).toEqual([]);
  expect(readText('pages/en/site-map.md')).toContain(`(${paths.saleEvent()})`);
});
