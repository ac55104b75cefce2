import type { Appearance, FlagAnswers, Language, SentForm } from '@shop/contract';
import { tracing } from '@shop/serving';
import type { FastifyBaseLogger } from 'fastify';
import type { PageMatch, UsedExpose, Visitor } from '../../contract/rendering.ts';
import type { LiveRelease, ReleaseSet } from '../builds/live-releases.ts';
import { type NamedRequest, renderHeaders } from '../http/api-headers.ts';
import type { OutsideServices } from '../http/outside-services.ts';
import { callPath } from '../http/route-name.ts';
import { safePath } from '../http/safe-path.ts';
import { faultHeaders } from '../overrides/choices.ts';
import type { Replaced } from '../overrides/override.ts';
import type { BuildMarks } from '../render/build-marks.ts';
import type { RenderCall, RenderTask, RenderedPage } from '../render/messages.ts';
import { QueueFull, TooLate } from '../render/render-queue.ts';
import { RenderFailure } from '../render/render-thread.ts';
import type { Renderers } from '../render/renderers.ts';
import type { RemoteFaults } from '../builds/remote-faults.ts';
import type { InlineStyles } from './styles.ts';

export interface BuildName {
  remote: string;
  build: number;
}

export interface RenderedRequest {
  /** Path with query, normalised. */
  url: string;
  language: Language;
  /** Chosen; undefined where the device decides. */
  appearance: Appearance | undefined;
  origin: string;
  set: ReleaseSet;
  /** The host of `set`: a page cannot be made without one. */
  host: LiveRelease;
  replaced: Replaced;
  visitor: Visitor;
  /** The plain form that the page shows once more. */
  sent?: SentForm;
  /** Answers of its flags, but for those that are the default. */
  flags: FlagAnswers;
  /** The calls of the render have its id. */
  asking: NamedRequest;
  /** Where the visitor calls from. */
  address: string;
  match: PageMatch;
}

export interface PageMaker {
  apiUrl: string;
  webSecret: string;
  /** As `PageChanges` has it. */
  position(): number | null;
  assetOrigin: string;
  outside: OutsideServices;
  /** Address of the host's development server, in place of its release; empty otherwise. */
  devHost: string;
  /** Remotes of the development servers with which the web server was started, by name; each with its entry's address. */
  developed: ReadonlyMap<string, string>;
  renderers: Renderers;
  marks: BuildMarks;
  faults: RemoteFaults;
  /** How long browsers wait for a part of a remote, in ms; null: their own limit. */
  partLimit: number | null;
  /** A page that takes the thread longer than this, in ms, is told of. */
  slow: number;
  styles: InlineStyles;
  log: FastifyBaseLogger;
}

const mayRender = ({ devHost }: PageMaker, { host, match, replaced }: RenderedRequest): boolean =>
  host.serverEntry !== null && match.render !== 'client' && replaced.entries.size === 0 && !devHost;

const buildNameOf = ({ release }: LiveRelease): BuildName => ({ remote: release.package, build: release.build });

/** Builds of the page that have held up the server lately: it does not render with them. */
const markedBuilds = ({ marks }: PageMaker, { host, match, set }: RenderedRequest): BuildName[] => {
  const pages = new Set(match.exposes?.map(({ remote }) => remote));
  const builds = set.remotes.filter(({ release }) => pages.has(release.package));
  return [host, ...builds].map(buildNameOf).filter(({ remote, build }) => marks.isMarked(remote, build));
};

export const shownOf = ({ match }: RenderedRequest, output: RenderedPage | null): UsedExpose | undefined =>
  (output?.exposes ?? match.exposes)?.[0];

export const ownerOf = (request: RenderedRequest, output: RenderedPage | null): BuildName => {
  const { host, set } = request;
  const shown = shownOf(request, output);
  const found = set.remotes.find(({ release }) => release.package === shown?.remote);
  return buildNameOf(found ?? host);
};

/** How rendering ended; without a page the browser renders it. */
export interface Outcome {
  output: RenderedPage | null;
  failed: readonly BuildName[];
}

/** A page that only path resolution could name turned out to be one of a marked build: the browser has to show it. */
const isOfMarkedBuild = ({ marks }: PageMaker, { set }: RenderedRequest, { status, exposes }: RenderedPage): boolean =>
  status === 503 &&
  set.remotes.some(
    ({ release }) =>
      marks.isMarked(release.package, release.build) && exposes.some(({ remote }) => remote === release.package),
  );

/** Tells of a page that was long in coming, by the remote that shows it. */
const reportSlow = (maker: PageMaker, request: RenderedRequest, output: RenderedPage | null, reason: string): void => {
  const shown = shownOf(request, output);
  const { remote, build } = ownerOf(request, output);
  const page = request.url.split('?', 1)[0];
  const fault = {
    remote,
    build,
    expose: shown?.expose ?? '',
    cause: 'slow',
    page,
    request: request.asking.id,
  } as const;
  maker.faults.record(fault, { reason });
};

/** Has the calls of a render traced by their routes. */
const traceCalls = (calls: readonly RenderCall[]): void => {
  const follows = tracing();
  for (const { url, ...call } of calls) follows?.report({ ...call, route: callPath(new URL(url).pathname) ?? 'none' });
};

const taskOf = (
  { apiUrl, webSecret, position }: PageMaker,
  { url, language, origin, asking, address, visitor, sent, flags, replaced }: RenderedRequest,
): RenderTask => {
  const headers = {
    ...renderHeaders(webSecret, asking, visitor && address, position()),
    ...faultHeaders(replaced.faults),
  };
  const api = { baseUrl: apiUrl, headers };
  return { url, language, origin, api, visitor, flags, ...(sent && { sent }) };
};

/** Renders the page, unless the browser is to, because it is so configured or rendering failed. @throws QueueFull */
export const rendered = async (maker: PageMaker, request: RenderedRequest): Promise<Outcome> => {
  if (!mayRender(maker, request)) return { output: null, failed: [] };
  const marked = markedBuilds(maker, request);
  if (marked.length > 0) return { output: null, failed: marked };
  try {
    const output = await maker.renderers.render(request.set, taskOf(maker, request));
    traceCalls(output.calls);
    if (output.took > maker.slow) reportSlow(maker, request, output, `rendering took ${Math.round(output.took)} ms`);
    if (isOfMarkedBuild(maker, request, output)) return { output: null, failed: [ownerOf(request, output)] };
    const failed = output.faults;
    if (output.redirect === undefined) return { output, failed };
    const location = safePath(output.redirect, request.origin);
    if (location !== null) return { output: { ...output, redirect: location }, failed };
    throw new RenderFailure('the page redirects to another site');
  } catch (error) {
    if (error instanceof QueueFull) throw error;
    const fault = error instanceof RenderFailure ? error.fault : null;
    if (fault) maker.faults.record(fault, { reason: String(error) });
    else if (error instanceof TooLate) reportSlow(maker, request, null, error.message);
    else maker.log.error({ ...request.match.exposes?.[0], err: error }, 'rendered in the browser instead');
    // A thread that was ended has marked whose code held it up.
    return { output: null, failed: fault ? [fault] : markedBuilds(maker, request) };
  }
};
