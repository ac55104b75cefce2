import { renderPart, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ReviewsOfPeople from '../../extensions/reviews-people.tsx';
import { texts } from '../../testing/fixtures.ts';

const api = useRealApi();
const PRODUCT = 6;
const KEY = 'people_like_me';
const words = { nickname: 'Ada', title: 'My chair', detail: 'A chair.', product_id: PRODUCT };

/** Three of about 170 cm, who give 5, 4 and 4 stars, and one of 190. */
const people = [
  [5, 164],
  [4, 170],
  [4, 176],
  [1, 190],
] as const;
let hasWritten = false;
beforeEach(async () => {
  localStorage.clear();
  if (hasWritten) return;
  for (const [star, height] of people) {
    const customer = await api.customer();
    const { review_id } = await api.call('addProductReview', { body: { ...words, star } }, customer);
    await api.call('aboutReviewer', { body: { review_id, height, room: 'bedroom' } }, customer);
  }
  hasWritten = true;
});

const open = async (language: 'en' | 'fr', show = jest.fn(), onFirstPage = jest.fn()) => {
  const t = textsFor({ texts, language });
  const part = <ReviewsOfPeople product_id={PRODUCT} view={{ page: 1 }} show={show} onFirstPage={onFirstPage} />;
  const shown = renderPart(part, { texts, language });
  await userEvent.click(screen.getByRole('button', { name: t('people.offer') }));
  const height = () => screen.findByRole('textbox', { name: new RegExp(t('people.height')) });
  const press = (name: 'show' | 'all' | 'offer' | 'change' | 'forget') =>
    userEvent.click(screen.getByRole('button', { name: t(`people.${name}`) }));
  return { t, show, onFirstPage, height, press, ...shown };
};

test.each(['en', 'fr'] as const)(
  'whoever says a height reads what people of about that height say, and it stays in their browser (%s)',
  async (language) => {
    const { t, show, onFirstPage, height, press, unmount } = await open(language);
    const field = await height();
    expect(field).toHaveFocus();
    await userEvent.type(field, '5′7″');
    await press('show');
    const who = t('people.between', { from: 162, to: 178 });
    const average = language === 'en' ? '4.3' : '4,3';
    expect(await screen.findByText(t('people.said', { average, number: '3', who }))).toHaveFocus();
    expect(onFirstPage).toHaveBeenCalledTimes(1);
    const { page, said } = show.mock.lastCall?.[0] ?? {};
    expect(page).toMatchObject({ total: 3, summary: { reviews_count: 3, reviewStar: 4.3 } });
    const tall = language === 'en' ? '176 cm (5′9″), Bedroom' : '176 cm, Chambre';
    expect(said[page.list[0].review_id]).toBe(tall);
    expect(localStorage.getItem(KEY)).toBe('{"height":170}');
    await expectAccessible();
    await press('all');
    expect(show).toHaveBeenLastCalledWith(null);
    unmount();

    // Once more they need not say it.
    const again = await open(language);
    expect(await screen.findByText(t('people.said', { average, number: '3', who }))).toBeVisible();
    await again.press('forget');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(screen.getByText(t('people.forgotten').replaceAll('\u00a0', ' '))).toBeVisible();
    expect(again.show).toHaveBeenLastCalledWith(null);
    await again.press('offer');
    expect(await again.height()).toHaveValue('');
  },
);

test('too few people have no average, and all reviews stay', async () => {
  const { show, height, press } = await open('en');
  await userEvent.type(await height(), '190');
  await press('show');
  expect(await screen.findByText(/^Only 1 person between 182 and 198 cm has reviewed it: too few/)).toBeVisible();
  await press('change');
  await userEvent.clear(await height());
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Kitchen');
  await press('show');
  expect(await screen.findByText(/^No people who have it here: Kitchen have reviewed it yet/)).toBeVisible();
  expect(show.mock.calls.every(([shown]) => shown === null)).toBe(true);
});

test('what is no height is said at its field, and nothing typed is lost', async () => {
  const { height, press } = await open('en');
  const field = await height();
  await press('show');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please say your height or a room/));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Bedroom');
  await userEvent.type(field, '5.8');
  await press('show');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/from 100 to 230 cm/));
  expect(field).toHaveValue('5.8');
  expect(screen.getByRole('combobox')).toHaveValue('bedroom');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['{', '7', '{"height":20}', '{"height":"170"}', '{"room":"attic"}'])(
  '%s in storage says nothing',
  async (stored) => {
    localStorage.setItem(KEY, stored);
    const { height } = await open('en');
    expect(await height()).toHaveValue('');
  },
);
