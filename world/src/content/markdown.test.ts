import { pageFromMarkdown } from './markdown.ts';

test('a page is its title, headings, paragraphs and lists, with links and bold words', () => {
  const markdown =
    '# Returns\n\n## How\n\nPack it and\n**label** it.\n\n- [Ask](/contact-us) first\n- Wait\n\n## When\n\nSoon.\n';
  expect(pageFromMarkdown(markdown)).toEqual({
    title: 'Returns',
    body: '<h2>How</h2><p>Pack it and <strong>label</strong> it.</p><ul><li><a href="/contact-us">Ask</a> first</li><li>Wait</li></ul><h2>When</h2><p>Soon.</p>',
  });
});

test('a page without a title is refused', () => {
  expect(() => pageFromMarkdown('## Only a heading\n')).toThrow('a page begins with its title');
});
