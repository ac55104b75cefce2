import type { CallTable } from './definition.ts';

/** Provinces and the customer's address book (API-025 to API-029). */
export const addressCalls = {
  countryRegions: { method: 'GET', path: '/api/country_region' },
  addresses: { method: 'GET', path: '/api/address' },
  addAddress: { method: 'POST', path: '/api/address', body: 'form' },
  editAddress: { method: 'PUT', path: '/api/address', body: 'form' },
  deleteAddress: { method: 'DELETE', path: '/api/address', body: 'form' },
} as const satisfies CallTable;
