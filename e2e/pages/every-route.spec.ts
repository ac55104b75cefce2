import { liveRoutes } from '../support/routes.ts';
import { test } from '../support/test.ts';
import { makeVisit } from './visit.ts';
import { visitsOf } from './visits.ts';

test.use({ hands: 'off' });
test.describe.configure({ timeout: 120_000 }); // all that others ask in several tests

const said = { en: 'English', fr: 'French' } as const;

for (const [when, visits] of Object.entries(visitsOf(liveRoutes()))) {
  test.describe(() => {
    for (const visit of visits) {
      const look = `${said[visit.language]} on a ${visit.screen}`;
      test(
        `X-083 X-158 X-160 X-223 X-368 ${visit.name} in ${look} has every property that all pages have`,
        { tag: when === 'night' ? '@nightly' : [] },
        async ({ page, complaints }) => {
          if (visit.status !== undefined) complaints.allow(/status of 404/);
          if (visit.leadsTo) complaints.allow(/409 \(Conflict\)/); // an empty cart cannot be paid
          await makeVisit(page, visit);
        },
      );
    }
  });
}
