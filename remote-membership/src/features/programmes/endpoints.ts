import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Application = CallResult<'addDropshipProgram'>;
export type ApplicationStatus = CallResult<'dropshipStatus'>['status'];

export const programmesApi = withEndpoints(api.enhanceEndpoints({ addTagTypes: ['Application'] }), (build) => ({
  dropshipProgramme: build.query({
    ...calling('dropshipProgram', { background: true }),
    providesTags: ['Session', 'Application'],
  }),
  dropshipStatus: build.query({
    ...calling('dropshipStatus', { background: true, answer: ({ status }) => status }),
    providesTags: ['Session', 'Application'],
  }),
  addDropship: build.mutation({
    ...calling('addDropshipProgram', 'body', { background: true }),
    invalidatesTags: ['Application'],
  }),
  editDropship: build.mutation({
    ...calling('editDropshipProgram', 'body', { background: true }),
    invalidatesTags: ['Application'],
  }),
  businessAccount: build.query({
    ...calling('businessAccount', { background: true, answer: ({ application }) => application }),
    providesTags: ['Session', 'Application'],
  }),
  reserveVisit: build.mutation(calling('offlineReservation', 'body', { background: true })),
  addBusiness: build.mutation({
    ...calling('addBusinessAccount', 'body', { background: true }),
    invalidatesTags: ['Application'],
  }),
}));
