import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { site } from './test-session.ts';

const answer = (result: unknown, code = 200) => HttpResponse.json({ code, message: '', result, type: '' });

/** A customer as the API answers it. */
export const anna = {
  entity_id: 7,
  email: 'anna@home.ca',
  firstName: 'Anna',
  lastName: 'Roy',
  customer_group: 'General',
};

export const trackingValues = { customer_id: '7', customer_group: 'General', email_sha256: 'ab12', is_plus: false };

/** The calls of the session, answered from a list of known tokens. For tests. */
export const createTestApi = () => {
  const calls: string[] = [];
  const known = new Set<string>();
  let guests = 0;
  const record = (request: Request): boolean => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return known.has(request.headers.get('authorization') ?? '');
  };
  const server = setupServer(
    http.get(`${site}/api/guest/login`, ({ request }) => {
      record(request);
      guests += 1;
      known.add(`guest-${guests}`);
      return answer({ token: `guest-${guests}` });
    }),
    http.post(`${site}/api/logout`, ({ request }) => {
      record(request);
      known.clear();
      return answer(null);
    }),
    http.get(`${site}/api/account/init`, ({ request }) =>
      record(request) ? answer({ ...anna, is_old_user: true, play_birthday_wishes: false }) : answer(null, 401),
    ),
    http.get(`${site}/api/account/information`, ({ request }) => (record(request) ? answer(anna) : answer(null, 401))),
    http.get(`${site}/api/tag_manager`, ({ request }) =>
      record(request) ? answer(trackingValues) : answer(null, 401),
    ),
    http.get(`${site}/api/visitor_id`, ({ request }) => {
      record(request);
      return answer({ visitor_id: 'visitor-1', client_ip: '203.0.113.7' });
    }),
    http.get(`${site}/api/config_init`, ({ request }) => (record(request) ? answer({}) : answer(null, 401))),
  );
  const reset = () => {
    server.resetHandlers();
    calls.length = 0;
    known.clear();
    guests = 0;
  };
  return { server, calls, known, reset };
};
