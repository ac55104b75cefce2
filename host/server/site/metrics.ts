import type { RemoteFault } from '@shop/contract';
import { type Answered, type Figures, clockFigure, metricsData, metricsText, requestFigures } from '@shop/serving';
import { Counter, Histogram, Registry } from 'prom-client';
import type { WebVitals } from '../../contract/web-vitals.ts';
import type { BuildName } from '../page/page-rendering.ts';
import type { Found } from '../page/page-cache.ts';
import type { Side } from '../builds/remote-faults.ts';

export interface Metrics {
  /** A page was sent: it counts for the remote that shows it and for the host around it. */
  viewed(owner: BuildName, host: number | undefined): void;
  fault(fault: RemoteFault, side: Side): void;
  vitals(vitals: WebVitals): void;
  answered(answered: Answered): void;
  /** How a page was found of which one may be kept; `ready` before anything was looked up. */
  found(found: Found | 'ready'): void;
  /** For figures that are taken when somebody asks. */
  registry: Registry;
  /** All of it in the text format of Prometheus. */
  text(): Promise<string>;
  /** The same as data. */
  data(): Promise<Figures>;
}

type Kind = 'loads' | 'throws' | 'slow';

const kindOf: Record<RemoteFault['cause'], Kind> = {
  missing: 'loads',
  import: 'loads',
  timeout: 'loads',
  loader: 'throws',
  render: 'throws',
  event: 'throws',
  stuck: 'throws',
  slow: 'slow',
};

const byBuild = ['remote', 'build'] as const;
const byFault = [...byBuild, 'cause', 'side'] as const;

/**
 * The counters of one web server. They stand in its own thread: those that render tell it of each fault, and send no
 * page themselves. Labels are builds that were live here, so their number stays small.
 */
export const shopMetrics = (): Metrics => {
  const registry = new Registry();
  clockFigure(registry, Date.now);
  const registers = [registry];
  const views = new Counter({
    name: 'shop_page_views_total',
    help: 'Pages sent, by the remote that shows them; "host" counts all of them',
    labelNames: byBuild,
    registers,
  });
  const faultCounter = (name: string, help: string) => new Counter({ name, help, labelNames: byFault, registers });
  const faults: Record<Kind, ReturnType<typeof faultCounter>> = {
    loads: faultCounter('shop_load_failures_total', 'Modules of remotes that did not come or threw at import'),
    throws: faultCounter('shop_throws_total', 'What remotes threw in loaders, drawing and handlers, or held up'),
    slow: faultCounter('shop_slow_renders_total', 'Pages that took the server longer than RENDER_SLOW'),
  };
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: byBuild, buckets, registers });
  const lcp = histogram(
    'shop_lcp_seconds',
    'Largest Contentful Paint, by the remote of the first page',
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  );
  const inp = histogram(
    'shop_inp_seconds',
    'Interaction to Next Paint, by the remote of the first page',
    [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1, 2],
  );
  const cls = histogram(
    'shop_cls',
    'Cumulative Layout Shift, by the remote of the first page',
    [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  );
  const found = new Counter({
    name: 'shop_kept_pages_found_total',
    help: 'Pages that are the same for everyone, by how they were found: ready, fresh, stale (made anew behind it), made',
    labelNames: ['found'],
    registers,
  });
  const labels = ({ remote, build }: BuildName) => ({ remote, build: String(build) });

  return {
    viewed(owner, host) {
      views.inc(labels(owner));
      if (owner.remote !== 'host' && host !== undefined) views.inc(labels({ remote: 'host', build: host }));
    },
    fault: (fault, side) => faults[kindOf[fault.cause]].inc({ ...labels(fault), cause: fault.cause, side }),
    vitals(given) {
      if (given.lcp !== undefined) lcp.observe(labels(given), given.lcp / 1_000);
      if (given.inp !== undefined) inp.observe(labels(given), given.inp / 1_000);
      if (given.cls !== undefined) cls.observe(labels(given), given.cls);
    },
    answered: requestFigures(registry),
    found: (how) => found.inc({ found: how }),
    registry,
    text: () => metricsText(registry),
    data: () => metricsData(registry),
  };
};
