import { outsidePlaces } from '@shop/contract';
import { contentPages } from './pages.ts';

test('FOOT-002 SHELL-029 each link that leaves the shop has a page that says what would be there', () => {
  const served = new Map(contentPages.map((page) => [`/${page.urlPath}`, page]));
  expect(outsidePlaces).toHaveLength(18);
  for (const { name, path } of outsidePlaces) {
    const page = served.get(path);
    expect([page?.title.en, page?.title.fr].every((title) => title?.includes(name))).toBe(true);
    expect(page?.body.en).toContain('What would be here');
    expect(page?.body.fr).toContain('Ce qui serait ici');
    expect(`${page?.body.en} ${page?.body.fr}`).not.toContain('{');
  }
  expect(new Set(contentPages.map(({ id }) => id)).size).toBe(contentPages.length);
});

test('pages are well-formed HTML: each element that opens closes', () => {
  for (const { body } of contentPages) {
    for (const html of [body.en, body.fr]) {
      for (const tag of ['h2', 'p', 'ul', 'li', 'a']) {
        expect(html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0).toBe(
          html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0,
        );
      }
    }
  }
});

test('the page that every protection plan links to is there', () => {
  expect(contentPages.map(({ urlPath }) => urlPath)).toContain('protection-plan');
});

test('programmes without a screen are told of on a page', () => {
  expect(contentPages.map(({ urlPath }) => urlPath)).toEqual(
    expect.arrayContaining(['trade-in', 'gift-wrapping', 'install-services', 'sales-events', 'app-recommend']),
  );
});
