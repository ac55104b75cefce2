import { expectNothingStale, textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './points.tsx';
import { openPage } from '../testing/customer.ts';
import { texts } from '../testing/texts.ts';

const api = useRealApi();
const t = textsFor({ texts });

test.each(['wrapped', 'replaced'] as const)('a translated page of points shows what was earned (%s)', async (way) => {
  const visitor = await api.customer({ points: 300 });
  await expectNothingStale(
    () => openPage(page, { visitor }),
    way,
    async (shown) => {
      await userEvent.click(await shown.findByRole('button', { name: t('points.sign') }));
      await waitFor(async () => expect((await api.call('pointsInfo', { body: {} }, visitor)).points).toBe(305));
    },
  );
});
