import { Type } from 'typebox';
import { familyFile } from '../catalogue/family.ts';
import { checked, closed, readJson } from './read.ts';

const sofa = JSON.parse(JSON.stringify(readJson('families/sofa.json', familyFile)));

test('data of another shape is refused by file and place', () => {
  const read = (value: unknown) => () => checked('families/sofa.json', familyFile, value);
  expect(read(sofa)).not.toThrow();
  const wrong = { ...sofa, traits: [{ en: 'deep seats', fr: '' }] };
  expect(read(wrong)).toThrow(/^world\/data\/families\/sofa\.json: \/traits\/0\/fr must not have fewer than 1 char/);
  const { warrantyYears: _, ...incomplete } = sofa;
  expect(read(incomplete)).toThrow(/families\/sofa\.json: .*warrantyYears/);
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
