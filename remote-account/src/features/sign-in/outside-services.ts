import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** What of Google's the shop has keys for, which are public. */
export interface OutsideServices {
  /** Site key of reCAPTCHA; null: the shop's own check stands in for it. */
  siteKey: string | null;
  /** Client of Google's sign-in, or the stand-in for it; null: no prompt. */
  oneTap: { clientId: string } | 'sandbox' | null;
}

const outsideApi = api.injectEndpoints({
  endpoints: (build) => ({
    outsideServices: build.query<OutsideServices, void>({
      query: () => ({ call: 'configInit', background: true }),
      transformResponse: (config: CallResult<'configInit'>) => ({
        siteKey: config.recaptcha_site_key || null,
        oneTap: config.google_client_id ? { clientId: config.google_client_id } : (config.google_one_tap ?? null),
      }),
    }),
  }),
});

export const { useOutsideServicesQuery } = outsideApi;
