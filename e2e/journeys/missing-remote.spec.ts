import { expectGapAndReturn, list, plus } from '../support/missing-remote.ts';
import { test } from '../support/test.ts';

test('without the files of catalog everything else works, and a retry brings it back', async ({
  page,
  openShop,
  complaints,
}) => {
  await expectGapAndReturn({ page, shop: await openShop(), complaints }, { remote: 'catalog', ...list, other: plus });
});
