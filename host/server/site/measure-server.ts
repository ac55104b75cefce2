import { Gauge, type Registry } from 'prom-client';
import { type LiveReleases, buildsInService } from '../builds/live-releases.ts';
import type { PageAnswers } from '../page/page-answers.ts';
import type { Renderers } from '../render/renderers.ts';
import type { RemoteFaults } from '../builds/remote-faults.ts';

interface Measured {
  live: LiveReleases;
  faults: RemoteFaults;
  renderers: Renderers;
  pages: PageAnswers;
}

/** Figures of a web server that are taken when somebody asks: its queues, its pages in memory, its builds. */
export const measureServer = (registry: Registry, { live, faults, renderers, pages }: Measured): void => {
  const registers = [registry];
  /** Each time anew: what there is no longer is not told of. */
  const gauge = <L extends string>(name: string, help: string, labelNames: L[], take: (gauge: Gauge<L>) => void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        take(this);
      },
    });

  gauge('shop_queue', 'Pages that are rendered and forms that are taken', ['queue', 'state'], (at) => {
    for (const [queue, { running, waiting }] of Object.entries(renderers.load())) {
      at.set({ queue, state: 'running' }, running);
      at.set({ queue, state: 'waiting' }, waiting);
    }
  });
  gauge('shop_kept_pages', 'Pages that are kept in memory', [], (at) => at.set(pages.size().entries));
  gauge('shop_kept_pages_bytes', 'What they take', [], (at) => at.set(pages.size().bytes));
  gauge('shop_build_in_service', 'Builds that visitors get, candidates among them', ['remote', 'build'], (at) => {
    for (const { remote, build } of buildsInService(live)) at.set({ remote, build: String(build) }, 1);
  });
  gauge(
    'shop_build_failing',
    'Whether a build that visitors get has failed in the last ten minutes',
    ['remote', 'build'],
    (at) => {
      for (const { remote, build } of buildsInService(live))
        at.set({ remote, build: String(build) }, Number(faults.isFailing(remote, build)));
    },
  );
};
