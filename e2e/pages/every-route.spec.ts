import { liveRoutes } from '../support/routes.ts';
import { test } from '../support/test.ts';
import { makeVisit } from './visit.ts';
import { visitsOf } from './visits.ts';

test.use({ hands: 'off' });

const said = { en: 'English', fr: 'French' } as const;

const { E2E_ROUTES_OF } = process.env;
/** Of one remote where one is named, else of all, and the page of no route. */
const parts =
  E2E_ROUTES_OF === undefined ? [visitsOf(liveRoutes()), visitsOf([])] : [visitsOf(liveRoutes(E2E_ROUTES_OF))];

for (const [when, visits] of parts.flatMap((part) => Object.entries(part))) {
  test.describe(() => {
    for (const visit of visits) {
      const look = `${said[visit.language]} on a ${visit.screen}`;
      test(
        `${visit.name} in ${look} has every property that all pages have`,
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
