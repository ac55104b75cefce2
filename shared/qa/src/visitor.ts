import type { BrowserContext } from '@playwright/test';
import { openAlive } from './hydrated.ts';
import { driveFirefox } from './firefox.ts';
import { hearRequests } from './rested.ts';
import { shopOrigin } from './shop-address.ts';

/** Somebody who comes to the shop. */
export interface Visitor {
  /** Whether visitors have closed today's coupon pop-up, which would otherwise open over a test that takes long. */
  couponPopup: 'closed' | 'new';
  /** Whether visitors have closed Google's prompt lately, which would otherwise float over the page. */
  oneTap: 'closed' | 'new';
  /** Whether visitors have refused to be measured before, or are still to be asked. */
  consent: 'refused' | 'unasked';
  /** Whether visitors need the shell as soon as they see a page, or only look: its scripts then come once it rests. */
  hands: 'on' | 'off';
}

/** The record of who has refused; cookies know hosts and no ports, so shops of a test's own see it too. */
const refusal = () =>
  [...new Set(['127.0.0.1', 'localhost', new URL(shopOrigin()).hostname])].map((domain) => ({
    name: 'consent',
    value: `no.${Math.floor(Date.now() / 1000)}.1`,
    domain,
    path: '/',
  }));

/** A visitor's decisions as a browser stores them: cookies, and local storage by key. */
export const recordsOf = ({ couponPopup, oneTap, consent }: Omit<Visitor, 'hands'>) => {
  const closed = [
    ...(couponPopup === 'closed' ? ['subscribe_popup_until'] : []),
    ...(oneTap === 'closed' ? ['one_tap_until'] : []),
  ];
  const tomorrow = String(Date.now() + 24 * 60 * 60 * 1000);
  return {
    cookies: consent === 'refused' ? refusal() : [],
    storage: Object.fromEntries(closed.map((key) => [key, tomorrow])),
  };
};

/** Stores a visitor's decisions before a page opens. */
const settle = async (context: BrowserContext, visitor: Omit<Visitor, 'hands'>): Promise<void> => {
  const { cookies, storage } = recordsOf(visitor);
  if (cookies.length > 0) await context.addCookies(cookies);
  await context.addInitScript((stored) => {
    // The empty page that a tab begins with has no storage.
    if (location.protocol.startsWith('http'))
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storage);
};

/** Who comes unless a test says otherwise: nothing floats over the page, and the shell is needed as soon as a page is seen. */
export const usualVisitor: Visitor = { couponPopup: 'closed', oneTap: 'closed', consent: 'refused', hands: 'on' };

/** Lets a visitor into a context before its first page is opened; a test that makes a context of its own calls it. */
export const enter = async (context: BrowserContext, visitor: Partial<Visitor> = {}): Promise<void> => {
  const who = { ...usualVisitor, ...visitor };
  hearRequests(context);
  await settle(context, who);
  await driveFirefox(context);
  if (who.hands === 'on') await openAlive(context);
};
