import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Application = CallResult<'addDropshipProgram'>;
export type ApplicationStatus = CallResult<'dropshipStatus'>['status'];

export const programmesApi = api.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    dropshipProgramme: build.query<CallResult<'dropshipProgram'>, void>({
      query: () => ({ call: 'dropshipProgram', background: true }),
      providesTags: ['Session', 'Application'],
    }),
    dropshipStatus: build.query<ApplicationStatus, void>({
      query: () => ({ call: 'dropshipStatus', background: true }),
      transformResponse: ({ status }: CallResult<'dropshipStatus'>) => status,
      providesTags: ['Session', 'Application'],
    }),
    addDropship: build.mutation<Application, CallBody<'addDropshipProgram'>>({
      query: (body) => ({ call: 'addDropshipProgram', body, background: true }),
      invalidatesTags: ['Application'],
    }),
    editDropship: build.mutation<Application, CallBody<'editDropshipProgram'>>({
      query: (body) => ({ call: 'editDropshipProgram', body, background: true }),
      invalidatesTags: ['Application'],
    }),
    businessAccount: build.query<Application | null, void>({
      query: () => ({ call: 'businessAccount', background: true }),
      transformResponse: ({ application }: CallResult<'businessAccount'>) => application,
      providesTags: ['Session', 'Application'],
    }),
    reserveVisit: build.mutation<CallResult<'offlineReservation'>, CallBody<'offlineReservation'>>({
      query: (body) => ({ call: 'offlineReservation', body, background: true }),
    }),
    addBusiness: build.mutation<Application, CallBody<'addBusinessAccount'>>({
      query: (body) => ({ call: 'addBusinessAccount', body, background: true }),
      invalidatesTags: ['Application'],
    }),
  }),
});

export const {
  useReserveVisitMutation,
  useDropshipProgrammeQuery,
  useDropshipStatusQuery,
  useAddDropshipMutation,
  useEditDropshipMutation,
  useBusinessAccountQuery,
  useAddBusinessMutation,
} = programmesApi;
