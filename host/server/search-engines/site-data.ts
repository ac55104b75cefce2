import { calls, type CallName, type CallQuery, type CallResult, type Language } from '@shop/contract';
import { onApiConnections } from '../http/api-connections.ts';
import { type NamedRequest, renderHeaders } from '../http/api-headers.ts';

/** The API did not say what was asked. */
export class NoSiteData extends Error {}

const timeout = 10_000;

type Asked = Extract<CallName, 'siteAddresses' | 'siteProducts'>;

/** What search engines are told, as the API knows it. */
export interface SiteData {
  /** @throws NoSiteData */
  call<N extends Asked>(name: N, query: CallQuery<N>, language: Language): Promise<CallResult<N>>;
}

/** What the API says to one request. */
export const siteData = (
  { apiUrl, webSecret }: { apiUrl: string; webSecret: string },
  request: NamedRequest,
): SiteData => ({
  call: async (name, query, language) => {
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
    try {
      const asked = onApiConnections({
        headers: { ...renderHeaders(webSecret, request), 'accept-language': language },
        signal: AbortSignal.timeout(timeout),
      });
      const answer = await fetch(`${apiUrl}${calls[name].path}?${search}`, asked);
      const { code, message, result } = await answer.json();
      if (code === 200) return result; // the API answers as the contract says
      throw new NoSiteData(`${name}: ${code} ${message}`);
    } catch (error) {
      throw error instanceof NoSiteData ? error : new NoSiteData(`${name}: ${String(error)}`);
    }
  },
});
