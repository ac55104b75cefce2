import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** E-mails and text messages of the newsletter. */
    editSubscriber: build.mutation<CallResult<'newsletterSubscriber'>, CallBody<'newsletterSubscriber'>>({
      query: (body) => ({ call: 'newsletterSubscriber', body }),
      invalidatesTags: (_customer, error) => (error ? [] : ['Session']),
    }),
    toggleNotifications: build.mutation<CallResult<'notificationToggle'>, boolean>({
      query: (is_enabled) => ({ call: 'notificationToggle', body: { is_enabled } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Note']),
    }),
    editBirthday: build.mutation<CallResult<'editBirthday'>, string>({
      query: (births) => ({ call: 'editBirthday', body: { births } }),
      invalidatesTags: (_customer, error) => (error ? [] : ['Session']),
    }),
  }),
});

export const { useEditBirthdayMutation, useEditSubscriberMutation, useToggleNotificationsMutation } = subscriptionsApi;
