import type { CallTable } from './definition.ts';

/** Points, tasks and coins (API-146 to API-158). */
export const pointsCalls = {
  pointsInfo: { method: 'POST', path: '/api/pointsInfo', body: 'form' },
  pointsLists: { method: 'POST', path: '/api/getPointsLists', body: 'form' },
  taskList: { method: 'GET', path: '/api/taskList' },
  signPoints: { method: 'POST', path: '/api/SignPoints', body: 'form' },
  collectPoints: { method: 'POST', path: '/api/collectingpoints', body: 'form' },
  follow: { method: 'POST', path: '/api/follow', body: 'form' },
  sendCustomerEmail: { method: 'POST', path: '/api/customer/send_email', body: 'form' },
  show: { method: 'GET', path: '/api/show' },
  tellBirthday: { method: 'POST', path: '/api/tellbirthday', body: 'form' },
  shareProduct: { method: 'POST', path: '/api/shareproduct', body: 'form' },
  /** This project's own: what the milestone lottery may draw. */
  milestonePrizes: { method: 'GET', path: '/api/milestone_lottery/prizes' },
  /** This project's own: what points and coins are exchanged for. */
  pointsRewards: { method: 'GET', path: '/api/points/rewards' },
  /** This project's own: exchanges them. */
  redeemReward: { method: 'POST', path: '/api/points/redeem', body: 'form' },
  sendCoin: { method: 'POST', path: '/api/sendCoin', body: 'form' },
  coinNumber: { method: 'POST', path: '/api/coinNum', body: 'form' },
  offlineReservation: { method: 'POST', path: '/api/offline_reservation', body: 'form' },
} as const satisfies CallTable;
