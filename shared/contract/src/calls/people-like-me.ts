import type { CallTable } from './definition.ts';

export const peopleLikeMeCalls = {
  /** This project's own */
  peopleLikeMe: { method: 'GET', path: '/api/people_like_me' },
  /** This project's own */
  aboutReviewer: { method: 'POST', path: '/api/people_like_me', body: 'form' },
} as const satisfies CallTable;
