import { folded, lexiconOf, nounOf } from './lexicon.ts';

test.each([
  ['sofas', 'sofa'],
  ['batteries', 'battery'],
  ['shelves', 'shelf'],
  ['sleeves', 'sleeve'],
  ['benches', 'bench'],
  ['brushes', 'brush'],
  ['mattresses', 'mattress'],
  ['boxes', 'box'],
  ['glass', 'glass'],
  ['beds', 'bed'],
  ['bus', 'bus'],
  ['housekeeping', 'housekeeping'],
])('API-070 in English “%s” is compared as “%s”', (word, singular) => {
  expect(folded('en', [word])).toBe(singular);
});

test.each([
  ['bureaux', 'bureau'],
  ['canapes', 'canape'],
  ['jeux', 'jeu'],
  ['express', 'express'],
  ['lits', 'lit'],
  ['bas', 'bas'],
  ['boxe', 'boxe'],
  ['eauxde', 'eauxde'],
])('API-070 in French “%s” is compared as “%s”', (word, singular) => {
  expect(folded('fr', [word])).toBe(singular);
});

test('API-070 a phrase is compared word by word, in its own language', () => {
  expect(folded('en', ['coffee', 'tables'])).toBe('coffee table');
  expect(folded('fr', ['chaises', 'de', 'bureaux'])).toBe('chaise de bureau');
  expect(folded('en', [])).toBe('');
});

test('API-070 the last word says in English what a phrase names, in French the first', () => {
  expect([nounOf('en', 'sectional sofa'), nounOf('fr', 'chaise de bureau')]).toEqual(['sofa', 'chaise']);
  expect([nounOf('en', 'sofa'), nounOf('fr', '')]).toEqual(['sofa', '']);
});

test('API-070 kinds of goods are the names of categories, each part of them, and the noun of several', () => {
  const { kinds } = lexiconOf('en', {}, [
    { id: 1, name: 'Sofas & Loveseats' },
    { id: 2, name: 'Coffee Tables' },
    { id: 3, name: 'End Tables' },
    { id: 4, name: 'TV Stands' },
    { id: 5, name: 'Beds and Mattresses' },
    { id: 6, name: 'Dining Sets' },
    { id: 7, name: 'Bedroom Sets' },
    { id: 8, name: 'Sofas' },
    { id: 9, name: 'Patio Sofas' },
  ]);
  expect([...kinds]).toEqual([
    ['sofa', [1, 8]],
    ['loveseat', [1]],
    ['coffee table', [2]],
    ['end table', [3]],
    ['tv stand', [4]],
    ['bed', [5]],
    ['mattress', [5]],
    ['dining set', [6]],
    ['bedroom set', [7]],
    ['patio sofa', [9]],
    ['table', []],
  ]);
});

test('API-070 French names are parted and read in French', () => {
  const { kinds } = lexiconOf('fr', {}, [
    { id: 1, name: 'Canapés et causeuses' },
    { id: 2, name: 'Chaises de bureau' },
    { id: 3, name: 'Chaises longues' },
    { id: 4, name: 'Ensembles de salon' },
    { id: 5, name: 'Ensembles de jardin' },
    { id: 6, name: 'Meubles bas' },
    { id: 7, name: 'Meubles hauts' },
  ]);
  expect([...kinds.keys()]).toEqual([
    'canape',
    'causeuse',
    'chaise de bureau',
    'chaise longue',
    'ensemble de salon',
    'ensemble de jardin',
    'meuble bas',
    'meuble haut',
    'chaise',
  ]);
});

test('a name of two kinds that shares one noun names both kinds', () => {
  const stools = [{ id: 1, name: 'Bar & Counter Stools' }];
  expect([...lexiconOf('en', {}, stools).kinds.keys()]).toEqual(['bar stool', 'counter stool', 'stool']);
  const tabourets = [{ id: 1, name: 'Tabourets de bar et de comptoir' }];
  expect([...lexiconOf('fr', {}, tabourets).kinds.keys()]).toEqual([
    'tabouret de bar',
    'tabouret de comptoir',
    'tabouret',
  ]);
});

test('API-070 synonyms are found however they are written, and all words of the lexicon are known', () => {
  const meanings = { 'TV Units': ['tv stand'], Couch: { first: ['sofa'], also: ['loveseat'] } };
  const { synonyms, words } = lexiconOf('en', meanings, [{ id: 2, name: 'Coffee Tables' }]);
  expect([...synonyms]).toEqual([
    ['tv unit', { first: ['tv stand'], also: [] }],
    ['couch', { first: ['sofa'], also: ['loveseat'] }],
  ]);
  expect([...words].toSorted()).toEqual(['coffee', 'couch', 'table', 'tv', 'unit']);
});
