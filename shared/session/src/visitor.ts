import type { Cookies } from './cookies.ts';
import { affiliateQuery, sessionCookies, tabKeys } from './keys.ts';
import type { SessionPorts } from './ports.ts';

/** An affiliate's code: what a link can carry and a cookie can hold. */
const affiliateCode = /^[\w-]{1,64}$/;

/** Keeps the affiliate whose link brought this visit, the newest one. */
const keepAffiliate = (cookies: Cookies, query: URLSearchParams): void => {
  const code = query.get(affiliateQuery) ?? '';
  const { name, days } = sessionCookies.affiliate;
  if (affiliateCode.test(code)) cookies.write(name, code, days);
};

type Visit = Pick<SessionPorts, 'cookies' | 'client' | 'query' | 'mayMeasure' | 'storage'>;

/** Asks for the visitor's id while there is none; answers the address that the API saw, or '' when it did not answer. */
const keepVisitorId = async ({ cookies, client, mayMeasure, storage: { tab } }: Visit): Promise<string> => {
  const { name, days } = sessionCookies.visitorId;
  const isKnown = Boolean(cookies.read(name));
  const address = tab.read(tabKeys.clientIp);
  if (isKnown && address) return address;
  const answer = await client.call('visitorId', {}, { background: true });
  if (!answer.ok || !mayMeasure?.()) return ''; // the consent may be gone meanwhile
  if (!isKnown) cookies.write(name, answer.result.visitor_id, days);
  tab.write(tabKeys.clientIp, answer.result.client_ip);
  return answer.result.client_ip;
};

/** Both track people, so both wait for consent, and go with it. */
export const identifyVisitor = async (visit: Visit): Promise<string> => {
  if (!visit.mayMeasure?.()) {
    forgetVisitor(visit);
    return '';
  }
  keepAffiliate(visit.cookies, visit.query?.() ?? new URLSearchParams());
  return keepVisitorId(visit);
};

const forgetVisitor = ({ cookies, storage: { tab } }: Visit): void => {
  for (const { name } of [sessionCookies.visitorId, sessionCookies.affiliate]) {
    if (cookies.read(name) !== null) cookies.remove(name);
  }
  tab.remove(tabKeys.clientIp);
};
