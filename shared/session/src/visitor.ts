import type { RequestClient } from '@shop/request';
import type { Cookies } from './cookies.ts';
import { affiliateQuery, sessionCookies } from './keys.ts';
import type { SessionPorts } from './ports.ts';

/** An affiliate's code: what a link can carry and a cookie can hold. */
const affiliateCode = /^[\w-]{1,64}$/;

/** Keeps the affiliate whose link brought this visit, the newest one. */
const keepAffiliate = (cookies: Cookies, query: URLSearchParams): void => {
  const code = query.get(affiliateQuery) ?? '';
  const { name, days } = sessionCookies.affiliate;
  if (affiliateCode.test(code)) cookies.write(name, code, days);
};

/** Asks for the visitor's id while there is none; answers the address that the API saw, or '' when it was not asked. */
const keepVisitorId = async (cookies: Cookies, client: RequestClient): Promise<string> => {
  const { name, days } = sessionCookies.visitorId;
  if (cookies.read(name)) return '';
  const answer = await client.call('visitorId', {}, { background: true });
  if (!answer.ok) return '';
  cookies.write(name, answer.result.visitor_id, days);
  return answer.result.client_ip;
};

/** Both track people, so both wait for consent. */
export const identifyVisitor = async (ports: Pick<SessionPorts, 'cookies' | 'client' | 'query' | 'mayMeasure'>) => {
  if (!ports.mayMeasure?.()) return '';
  keepAffiliate(ports.cookies, ports.query?.() ?? new URLSearchParams());
  return keepVisitorId(ports.cookies, ports.client);
};
