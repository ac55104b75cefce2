import type { CallTable } from './definition.ts';

/** Dropship and business (API-173 to API-177). */
export const programmeCalls = {
  dropshipProgram: { method: 'GET', path: '/api/customer/get_dropship_program' },
  dropshipStatus: { method: 'GET', path: '/api/customer/dropship_status' },
  addDropshipProgram: { method: 'POST', path: '/api/customer/add_dropship_program', body: 'form' },
  editDropshipProgram: { method: 'PUT', path: '/api/customer/edit_dropship_program', body: 'form' },
  addBusinessAccount: { method: 'POST', path: '/api/customer/add_business_account', body: 'form' },
  /** This project's own: the state of the application for a business account. */
  businessAccount: { method: 'GET', path: '/api/customer/business_account' },
} as const satisfies CallTable;
