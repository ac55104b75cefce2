import type { Release, Samples } from '../schemas.ts';
import { type Fault, nameOf } from './fault.ts';
import { samplesFile } from './samples.ts';
import type { Rendered, Trial } from './trial.ts';

type Page = Samples['pages'][number];

/** A page that the gate renders, of a remote or of the host. */
export interface SamplePage extends Page {
  of: Release;
  /** Each of its calls has to have been recorded, or be answered by the API. */
  isWhole: boolean;
}

const exposeAt = ({ config }: Release, url: string): string | undefined => {
  const [path] = url.split('?', 1);
  const route = config?.routes.find((one) => one.path === path);
  return route && 'page' in route ? route.page : undefined;
};

const anew = ({ package: name }: Release): string => `Record its samples anew: pnpm release record ${name} --api …`;
const look = 'Look at what the page does while the web server renders it, with the answers that its samples hold';

const asks = (unanswered: readonly string[]): string =>
  `asks ${unanswered.join(', ')}, to which no answer was recorded`;

const renderedFaults = (
  { of, isWhole, status = 200, left = 0 }: SamplePage,
  page: Rendered,
): Omit<Fault, 'where'>[] => {
  const found: Omit<Fault, 'where'>[] = [];
  const { unanswered } = page;
  if (unanswered.length > 0 && isWhole) found.push({ what: `it ${asks(unanswered)}`, remedy: anew(of) });
  for (const lost of page.lost) found.push({ what: `it goes on without what failed: ${lost}`, remedy: look });
  if (page.redirect !== null)
    found.push({ what: `it leads to ${page.redirect}`, remedy: `Name the page that is shown in ${samplesFile}` });
  else if (page.status !== status) found.push({ what: `it answers ${page.status} and not ${status}`, remedy: look });
  else if (
    of.config &&
    status < 400 &&
    !page.exposes.some((one) => one.startsWith(`${of.package} ./`) && !one.includes('./locale-'))
  )
    found.push({
      what: 'another page than one of the remote is shown',
      remedy: `${look}; or take it out of ${samplesFile}`,
    });
  if (page.left > left)
    found.push({
      what: `${page.left - left} of its parts threw or were not ready, and are left to the browser`,
      remedy: `${look}; where it is meant, say so in ${samplesFile} ("left": ${page.left})`,
    });
  return found;
};

export const pageFaults = (pages: readonly SamplePage[], trial: Trial, host: Release): Fault[] =>
  pages.flatMap((page) => {
    const { of, url } = page;
    const expose = exposeAt(of, url);
    const module = of.package === 'host' ? undefined : trial.exposes.get(expose ?? '');
    // Its module cannot be loaded at all: that is told, and the page has no fault of its own.
    if (module && 'failure' in module) return [];
    const where = `${nameOf(of)}, ${expose ? `${expose}, ` : ''}page ${url}`;
    const rendered = trial.pages.get(url) ?? { failure: 'it was not tried' };
    if ('failure' in rendered) {
      const { failure, unanswered = [] } = rendered;
      const what = `it cannot be rendered under ${nameOf(host)}: ${failure}`;
      return unanswered.length > 0
        ? { where, what: `${what}; it ${asks(unanswered)}`, remedy: anew(of) }
        : { where, what, remedy: look };
    }
    return renderedFaults(page, rendered).map((fault) => ({ where, ...fault }));
  });
