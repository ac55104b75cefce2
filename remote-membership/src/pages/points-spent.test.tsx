import { textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as coin from './coin.tsx';
import * as coupons from './coupons.tsx';
import * as wheel from './play-to-win.tsx';
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

test.each(languages)(
  'PTS-006 the wheel gives each turn’s prize at once, and after the last one the page opened anew brings no other (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer();
    const view = await openPage(wheel, { visitor, language });
    const turn = () => screen.getByRole('button', { name: t('wheel.turn') });
    const codes: string[] = [];
    let points = 0;
    for (const left of [3, 2, 1]) {
      expect(await screen.findByText(t('wheel.left', { count: left }))).toBeVisible();
      const { list } = await api.call('turnList', {}, visitor, language);
      const before = await api.call('pointsInfo', { body: {} }, visitor);
      expect(before.points).toBe(points);
      await waitFor(() => expect(turn()).not.toHaveAttribute('aria-busy', 'true'));
      await userEvent.click(turn());
      const result = screen.getAllByRole('status')[0] ?? document.body;
      await waitFor(() => expect(result).not.toBeEmptyDOMElement());
      const says = (words: string) => result.textContent?.startsWith(words);
      const won = list.find(({ kind, title }) => kind !== 'none' && says(t('wheel.won', { prize: title })));
      if (!won) expect(says(t('wheel.nothing'))).toBe(true);
      if (won?.kind === 'points') points += Number(/\d+/.exec(won.title)?.[0]);
      if (won?.kind === 'coupon') codes.push(within(result).getByRole('button').textContent?.split(' ').at(-1) ?? '');
    }
    await expectAccessible();
    expect(await screen.findByText(t('wheel.tomorrow'))).toBeVisible();
    expect(turn()).toBeDisabled();
    expect(await api.call('pointsInfo', { body: {} }, visitor)).toMatchObject({ points });
    await expect(api.call('turn', { body: {} }, visitor)).rejects.toThrow('answered 409');

    view.unmount();
    const again = await openPage(wheel, { visitor, language });
    expect(await screen.findByText(t('wheel.tomorrow'))).toBeVisible();
    expect(turn()).toBeDisabled();
    again.unmount();
    await openPage(coupons, { visitor, language });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    for (const code of codes) expect((await screen.findAllByText(code))[0]).toBeVisible();
  },
);
