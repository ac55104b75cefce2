import { api, calling, withEndpoints } from '@shop/platform';

export const subscriptionsApi = withEndpoints(api, (build) => ({
  /** E-mails and text messages of the newsletter. */
  editSubscriber: build.mutation({
    ...calling('newsletterSubscriber', 'body'),
    invalidatesTags: (_customer, error) => (error ? [] : ['Session']),
  }),
  toggleNotifications: build.mutation({
    ...calling('notificationToggle', (is_enabled: boolean) => ({ body: { is_enabled } })),
    invalidatesTags: (_answer, error) => (error ? [] : ['Note']),
  }),
  editBirthday: build.mutation({
    ...calling('editBirthday', (births: string) => ({ body: { births } })),
    invalidatesTags: (_customer, error) => (error ? [] : ['Session']),
  }),
}));
