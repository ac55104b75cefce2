import { makeWorld } from '../world.ts';

const { categories, products } = makeWorld();
const paths = categories.map(({ urlPath }) => urlPath);

test('SHELL-024 the eleven roots stand in the order of the mega-menu', () => {
  expect(categories.filter(({ parentId }) => parentId === null).map(({ urlPath }) => urlPath)).toEqual(
    [
      'furniture',
      'outdoor',
      'kitchen',
      'appliance',
      'decor',
      'bath',
      'baby-kids',
      'toys-hobbies',
      'sports-games',
      'pets',
      'health-beauty',
    ].map((root) => `${root}.html`),
  );
});

test('SHELL-026 the subcategories that the requirements name exist, and a page for each air-conditioner size', () => {
  const named = [
    'furniture/sofas-loveseats',
    'outdoor/fire-pits',
    'appliance/air-fryers',
    'decor/rugs',
    'bath/toilet',
    'baby-kids/changing-tables',
    'toys-hobbies/trampolines',
    'sports-games/treadmills',
    'pets/dog-kennels',
    'health-beauty/massage-chairs',
    ...[9000, 12000, 17000, 18000, 22000, 24000].map((btu) => `c/${btu}-btu-mini-split-air-conditioners`),
  ];
  expect(paths).toEqual(expect.arrayContaining(named.map((name) => `${name}.html`)));
  expect(categories.length).toBeGreaterThan(100);
});

test('SHELL-025 the paths of subcategories start with their root’s prefix, but for the air-conditioner sizes under /c/', () => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  for (const { urlPath, parentId } of categories) {
    let parent = byId.get(parentId ?? 0);
    while (parent?.parentId) parent = byId.get(parent.parentId);
    const prefix = parent?.urlPath.replace(/\.html$/, '/');
    if (prefix && !urlPath.startsWith('c/')) expect(urlPath.startsWith(prefix) ? prefix : urlPath).toBe(prefix);
  }
});

test('parents come before their children, and lineages run from leaf to root', () => {
  const seen = new Set<number | null>([null]);
  for (const { id, parentId } of categories) {
    expect(seen.has(parentId)).toBe(true);
    seen.add(id);
  }
  const parentOf = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  for (const { categoryIds } of products) {
    expect(categoryIds.map((id) => parentOf.get(id))).toEqual([...categoryIds.slice(1), null]);
  }
});

test('one category stands empty, every other shows products', () => {
  const filled = new Set(products.flatMap(({ categoryIds }) => categoryIds));
  expect(categories.filter(({ id }) => !filled.has(id)).map(({ urlPath }) => urlPath)).toEqual([
    'decor/seasonal-decor.html',
  ]);
});

test('CAT-001 the catalogue holds furniture, home, pet, kids, toy and health goods and appliances', () => {
  const roots = categories.filter(({ urlPath }) =>
    ['furniture', 'decor', 'pets', 'baby-kids', 'toys-hobbies', 'health-beauty', 'appliance'].some(
      (root) => urlPath === `${root}.html`,
    ),
  );
  expect(roots).toHaveLength(7);
  for (const { id } of roots)
    expect(products.filter(({ categoryIds }) => categoryIds.includes(id)).length).toBeGreaterThanOrEqual(20);
});
