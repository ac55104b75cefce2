import { textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as coupons from './coupons.tsx';
import * as wheel from './play-to-win.tsx';
import { openPage } from '../testing/customer.ts';
import { texts } from '../testing/texts.ts';

const api = useRealApi();

test.each(['en', 'fr'] as const)(
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
