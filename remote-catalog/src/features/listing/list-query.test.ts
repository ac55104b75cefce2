import { chosenValues, readable, readForm, readListView, withoutValue } from './list-query.ts';

const read = (search: string, attributes?: Record<string, string>) =>
  readListView(new URLSearchParams(search), attributes);

test('a list reads page, order and filters from its address', () => {
  expect(read('page=3&sort=price_asc&color=grey,green&price=10000-25000')).toEqual({
    page: 3,
    sort: 'price_asc',
    filters: { color: ['grey', 'green'], price: ['10000-25000'] },
  });
});

test('a form sent without scripts repeats names instead of using commas', () => {
  expect(read('color=grey&color=green&color=grey').filters).toEqual({ color: ['grey', 'green'] });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=cheapest', 'color=,,', 'isAgg=1', 'color='])(
  'what makes no sense is left out: %s',
  (search) => expect(read(search)).toEqual({ page: 1, filters: {} }),
);

test('a character that no text of the shop can hold is left out', () => {
  expect(read('color=gr%00ey&width=%00').filters).toEqual({ color: ['grey'] });
  expect(readable('a\u0000sofa')).toBe('asofa');
});

test("CAT-003 a resolved category's attributes are filters, and a parameter of the same name wins", () => {
  expect(read('', { id: '12', color: 'grey' }).filters).toEqual({ color: ['grey'] });
  expect(read('color=green', { color: 'grey' }).filters).toEqual({ color: ['green'] });
});

test('taking one value away leads to the first page', () => {
  const view = read('page=3&color=grey,green&size=Large');
  expect(chosenValues(view)).toHaveLength(3);
  expect(withoutValue(view, 'color', 'grey')).toEqual({
    sort: undefined,
    filters: { color: ['green'], size: ['Large'] },
  });
});

test('a form’s days of delivery take the postal area that the person gave, once', () => {
  const form = document.createElement('form');
  const boxes = (value: string) => `<input type="checkbox" name="delivery" value="${value}" checked>`;
  const chosen = (value: string, zip: string | null) => {
    form.innerHTML = boxes(value);
    return readForm(form, zip).filters?.delivery;
  };
  expect(chosen('14', null)).toEqual(['14']);
  expect(chosen('14', 'm5h 1a1')).toEqual(['14-M5H']);
  expect(chosen('14-K1A', 'M5H 1A1')).toEqual(['14-K1A']);
  expect(chosen('14', 'no code')).toEqual(['14']);
  form.innerHTML = '<input type="checkbox" name="color" value="Grey" checked>';
  // The list tells what things come to there.
  expect(readForm(form, 'm5h 1a1').filters).toEqual({ color: ['Grey'], delivery: ['M5H'] });
});

test.each([
  ['delivery=14&postcode=M5H+1A1', ['14-M5H'], 1],
  ['delivery=14&delivery=30-K1A&postcode=m5h1a', ['14-M5H', '30-M5H'], 2],
  ['postcode=H2X', ['H2X'], 0],
  ['delivery=H2X', ['H2X'], 0],
])('“%s” of a form that is sent without scripts says the days and where', (query, delivery, chosen) => {
  expect(read(query).filters).toEqual({ delivery });
  expect(chosenValues(read(query))).toHaveLength(chosen);
});

test('what is no postal code is left out, and told', () => {
  expect(read('delivery=14&postcode=12345')).toMatchObject({ filters: { delivery: ['14'] }, refusedPlace: '12345' });
  expect(read('postcode=')).not.toHaveProperty('refusedPlace');
});

test('the postal code of the form’s own field counts before the one that was kept', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="postcode" value="H2X 1Y4"><input type="checkbox" name="delivery" value="14" checked>';
  expect(readForm(form, 'M5H 1A1').filters?.delivery).toEqual(['14-H2X']);
  form.innerHTML = '<input name="postcode" value="H2X 1Y4">';
  expect(readForm(form, 'M5H 1A1').filters?.delivery).toEqual(['H2X']);
});

test('the filter form says the same as an address', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="keyword" value="x"><input type="checkbox" name="color" value="grey" checked>' +
    '<select name="sort"><option value="newest" selected></option></select>';
  expect(readForm(form)).toEqual({ sort: 'newest', filters: { color: ['grey'] } });
});
