import { textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as coin from './coin.tsx';
import * as coupons from './coupons.tsx';
import * as reward from './reward.tsx';
import { openPage } from '../testing/customer.ts';
import { texts } from '../testing/texts.ts';

const api = useRealApi();
const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

const languages = ['en', 'fr'] as const;

test.each([
  ['en', 'C$5 off'],
  ['fr', '5\u00a0$ de rabais'],
] as const)(
  'PTS-009 points become a coupon, which then stands on My Coupons, and what is left cannot pay for another (%s)',
  async (language, title) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ points: 600 });
    const view = await openPage(reward, { visitor, language });
    const exchange = () => screen.findByRole('button', { name: `${t('rewards.exchange')}: ${title}` });
    await waitFor(async () => expect(await exchange()).toBeEnabled());
    (await exchange()).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: t('rewards.keep') }));
    expect(await exchange()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await api.call('pointsInfo', { body: {} }, visitor)).toMatchObject({ points: 600 });
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await exchange()).toHaveFocus());
    await waitFor(async () => expect(await exchange()).toBeDisabled());
    const { list } = await api.call('couponList', { body: { state: 'usable', page: 1, page_size: 12 } }, visitor);
    const code =
      list.map(({ coupon_code }) => coupon_code).find((one) => screen.queryByText(new RegExp(one))) ?? 'none';
    expect(screen.getByText(new RegExp(code))).toHaveTextContent(
      t('rewards.gotCoupon', { code }).replace('\u00a0', ' '),
    );
    expect(await api.call('pointsInfo', { body: {} }, visitor)).toMatchObject({ points: 100 });
    await expectAccessible();

    view.unmount();
    await openPage(coupons, { visitor, language });
    expect(await screen.findByText(code)).toBeVisible();
  },
);

test.each(languages)(
  'PTS-004 coins go to somebody else: nobody, or more than there are, is said at its field, and nothing typed is lost (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const [visitor, friend] = [await api.customer({ points: 10_000 }), await api.customer()];
    const { list } = await api.call('pointsRewards', {}, visitor);
    const forCoins = list.find(({ kind, currency }) => kind === 'coins' && currency === 'points');
    const { coins } = await api.call('redeemReward', { body: { reward_id: forCoins?.reward_id ?? 0 } }, visitor);
    await openPage(coin, { visitor, language });
    const email = await screen.findByLabelText(t('coin.email'));
    const howMany = screen.getByLabelText(t('coin.howMany'));
    const send = () => userEvent.click(screen.getByRole('button', { name: t('coin.send') }));
    await fill(email, visitor.email);
    await fill(howMany, '999999');
    await send();
    await waitFor(() => expect(email).toBeInvalid());
    expect(email).toHaveAccessibleDescription(/\S/);
    expect(howMany).toHaveValue('999999');
    await fill(email, friend.email);
    await send();
    await waitFor(() => expect(howMany).toBeInvalid());
    expect(email).toHaveValue(friend.email);
    await expectAccessible();
    await fill(howMany, '3');
    await send();
    expect(await screen.findByText(t('coin.sent', { count: 3, email: friend.email }))).toBeVisible();
    expect(await screen.findByText(String(coins - 3))).toBeVisible();
    expect(await api.call('coinNumber', { body: {} }, friend)).toMatchObject({ coins: 3 });
    expect(await api.call('coinNumber', { body: {} }, visitor)).toMatchObject({ coins: coins - 3 });
  },
);
