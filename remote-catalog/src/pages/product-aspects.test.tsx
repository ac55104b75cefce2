import { renderPart, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AspectsOfReviews from '../extensions/review-aspects.tsx';
import { texts } from '../testing/samples.ts';

const api = useRealApi();
const PRODUCT = 6;
const words = { nickname: 'Ada', title: 'My chair', star: 4 };
beforeEach(async () => {
  const { aspects } = await api.call('reviewAspects', { query: { product_id: PRODUCT } });
  if (aspects.length > 0) return;
  for (const detail of ['So comfortable!', 'Comfy.', 'Not comfortable.', 'Soft to sit on.', 'Comfortable.'])
    await api.call('addProductReview', { body: { ...words, product_id: PRODUCT, detail } }, await api.customer());
});

test.each(['en', 'fr'] as const)(
  'what is counted is said, and its sentences are one press away, in %s',
  async (language) => {
    const t = textsFor({ texts, language });
    renderPart(<AspectsOfReviews product_id={PRODUCT} />, { texts, language });
    const aspects = within(await screen.findByRole('region', { name: t('aspects.title') }));
    const name = t('aspects.of.comfort');
    const said = t('aspects.share', { name, count: 4, positive: '4', mentions: '5' });
    // As the library reads spaces.
    const share = aspects.getByText(said.replaceAll('\u00a0', ' '));
    const counted = aspects.getByText('Not comfortable.');
    expect(counted).not.toBeVisible();
    await userEvent.click(share);
    expect(counted).toBeVisible();
    expect(counted).toHaveAttribute('lang', 'en');
    expect(counted.closest('li')).toHaveTextContent(t('aspects.negative'));
    expect(aspects.getAllByText(t('aspects.positive'), { exact: false })).toHaveLength(4);
    await expectAccessible();
  },
);

test('where too few reviews speak of anything, nothing is said', async () => {
  const { container } = renderPart(<AspectsOfReviews product_id={PRODUCT + 1} />, { texts });
  const { aspects } = await api.call('reviewAspects', { query: { product_id: PRODUCT + 1 } });
  expect(aspects).toEqual([]);
  expect(container).not.toHaveTextContent(/\w/);
});
