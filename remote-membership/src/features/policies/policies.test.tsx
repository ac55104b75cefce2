import { renderPart } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product } from '../../testing/product.ts';
import { texts } from '../../testing/texts.ts';
import { Policies } from './policies.tsx';

const open = (given = {}, language: 'en' | 'fr' = 'en') =>
  renderPart(<Policies product={product(given)} />, { texts, language });

test.each([
  ['Free delivery', '/shipping-guide'],
  ['30-day returns', '/return-policy'],
  ['90-day warranty', '/warranty-policy'],
])('POP-034 %s opens in a dialog, with a link to the full policy', async (name, href) => {
  open();
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(within(dialog).getByRole('link', { name: 'Read the full policy' })).toHaveAttribute('href', href);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('POP-035 underscores part its lines, a middle dot marks a bullet', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Free delivery' }));
  await screen.findByRole('dialog');
  const line = (text: string) => screen.getByText(text);
  expect(line('To your door')).not.toHaveClass('bullet');
  expect(line('in two days')).toHaveClass('bullet');
  expect(line('in three days')).toHaveClass('bullet');
});

describe('POP-036 the super early bird policy', () => {
  test('is there for a super early bird alone', () => {
    open();
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  test('says what it means', async () => {
    open({ businessDays: '10-15', coupon_useabled: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Super early bird policy' }));
    const dialog = await screen.findByRole('dialog', { name: 'Super early bird policy' });
    for (const line of [
      'Ships within 10-15 business days after arrival',
      'No coupons or points',
      'Immediate payment',
      'C$25 recall fee if the item is in transit',
      'C$45 repackaging fee for each item',
      'For returns that are not about quality, shipping is deducted',
    ]) {
      expect(within(dialog).getByText(line)).toHaveClass('bullet');
    }
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/super-early-bird-policy');
  });

  test('in French too', async () => {
    open({ businessDays: '10-15' }, 'fr');
    await userEvent.click(screen.getByRole('button', { name: 'Politique du super lève-tôt' }));
    expect(await screen.findByText('Expédition dans les 10-15 jours ouvrables suivant l’arrivage')).toBeVisible();
  });
});
