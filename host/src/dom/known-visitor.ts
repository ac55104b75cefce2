import { sessionCookies } from '@shop/session';

/** Whether this browser's cookies name somebody, a customer or a guest. */
export const isKnownVisitor = (): boolean =>
  [sessionCookies.token, sessionCookies.guestToken].some(({ name }) =>
    document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`)),
  );
