import { swapUnder } from '../support/swaps.ts';
import { expect, test } from '../support/test.ts';

// Several servers and people share the machine.
test.setTimeout(300_000);

test('while host and a remote are promoted and the host is taken back on servers that answer in turn, no journey of an open session fails, and none loads two documents for a swap', async ({
  openShop,
  otherDevice,
}) => {
  const shop = await openShop({ servers: 2 });
  const open = () => otherDevice('somebody');
  const { failed, mostDocuments, leftBehind } = await swapUnder(shop, { swaps: 3, sessions: 3, busy: 3, open });
  expect({ failed, mostDocuments, leftBehind }).toEqual({ failed: [], mostDocuments: 1, leftBehind: 0 });
});
