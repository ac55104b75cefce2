/** Slots and intents of the host itself, as remotes tell theirs in `remote.config.ts`. */
export const ownNames = {
  /** Slots that it has on its pages. */
  places: ['overlay'],
  /** Intents that its own code dispatches, and that of shared packages. */
  dispatches: ['signInRequested', 'cartDrawerRequested', 'cartAddRequested', 'subscriptionAnswered', 'noticeGiven'],
  /** Intents that it hears: the toasts, and the session. */
  intents: ['noticeGiven', 'customerChanged'],
} as const;
