import { storageKeys, type Cart } from '@shop/contract';
import { cartApi, localStore, put, select, sessionEvents } from '@shop/platform';

/** The order marker of the cart's last answer goes to the session, which keeps it and sends it with calls (CHK-017). */
export const keepMarker = function* (): Generator<unknown, void, { data?: Cart }> {
  const { data } = yield select(cartApi.endpoints.cart.select());
  const indent = data?.indent;
  if (indent && indent !== localStore.read(storageKeys.indent)) yield put(sessionEvents.indentReceived(indent));
};

/** An add names the cart that it goes into (API-097). */
export const markerOf = (cart: Cart | undefined): { indent?: string } => {
  const indent = cart?.indent ?? localStore.read(storageKeys.indent);
  return indent ? { indent } : {};
};
