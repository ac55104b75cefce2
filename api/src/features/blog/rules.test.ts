import { readingMinutes, sectionsOf } from './rules.ts';

test('reading takes a minute for each 200 words, tags are no words, and nothing takes no time', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(`<p>${'word '.repeat(299)}</p>`)).toBe(1);
  expect(readingMinutes(`<p>${'mot '.repeat(300)}</p>`)).toBe(2);
  expect(readingMinutes(`<p><a href="/x/y/z">l’été</a></p>`.repeat(500))).toBe(3);
});

test('a text is parted at its headings', () => {
  expect(sectionsOf('<p>A</p><h2>One</h2><p>B</p><ul><li>C</li></ul><h2>Two</h2>')).toEqual({
    intro: '<p>A</p>',
    sections: [
      { title: 'One', content: '<p>B</p><ul><li>C</li></ul>' },
      { title: 'Two', content: '' },
    ],
  });
  expect(sectionsOf('<p>A</p>')).toEqual({ intro: '<p>A</p>', sections: [] });
  expect(sectionsOf('<h2>One')).toEqual({ intro: '', sections: [{ title: 'One', content: '' }] });
});
