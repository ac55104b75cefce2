import type { CallTable } from './definition.ts';

export const wheelCalls = {
  /** API-083 */
  turnList: { method: 'GET', path: '/api/turn_list' },
  /** API-084 */
  turn: { method: 'POST', path: '/api/turn', body: 'form' },
} as const satisfies CallTable;
