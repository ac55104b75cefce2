import type { Seen } from './cells.ts';
import { until } from './shopper.ts';
import { healthOf, type Stage } from './stage.ts';

interface About {
  remote: string;
  build: number;
  /** Path of the page that met the fault. */
  path: string;
  /** What of the remote the fault is in. */
  expose: string;
  /** Nobody is to hear of it. */
  isSilent?: boolean;
}

/** Numbers of builds, hashes of names, places in scripts and folders differ from run to run, and the platform's version from release to release. */
export const lasting = (text: string): string =>
  text
    .replaceAll(/(?<!\d)1\d{9}(?!\d)/g, 'N')
    .replaceAll(/\b(Version|provides) \d+\.\d+\.\d+/g, '$1 N.N.N')
    .replaceAll(/\.[\da-f]{8}\.js/g, '.js')
    .replaceAll(/\.js:\d+:\d+/g, '.js')
    .replaceAll(/\/[^\s(]*\/releases-\w+/g, '…');

/** The first line of a stack, and of each that it was thrown for. */
const firstLines = (stack: string): string =>
  stack
    .split('\n')
    .filter((line, place) => place === 0 || line.startsWith('Caused by: '))
    .join(' ');

/**
 * Whether a fault is the part's own. A remote whose entry is broken fails on other pages too, beside which its prompts
 * and texts are asked for at moments that differ from run to run.
 */
const isOwn = ({ expose }: About, reportsSeen: { expose?: unknown; cause?: unknown }): boolean =>
  reportsSeen.expose === expose ||
  reportsSeen.expose === undefined ||
  (!reportsSeen.expose && reportsSeen.cause !== 'event');

const faultsOf = async ({ shop }: Stage, about: About) => {
  const { remote, build, path } = about;
  const { remoteFaults = [] } = await healthOf(shop.url);
  return remoteFaults.filter(
    (one) => one.remote === remote && one.build === build && (one.page ?? path) === path && isOwn(about, one),
  );
};

const linesOf = ({ log }: Stage, about: About) => {
  const { remote, build, path } = about;
  return log().filter(
    (line) =>
      (line['remote'] ?? line['package']) === remote &&
      line['build'] === build &&
      (line['page'] ?? path) === path &&
      isOwn(about, line),
  );
};

/**
 * Waits until /healthz names a fault of a build, and the log has a line of each kind that it names. A loop is given up
 * only after twice the time that a page has.
 */
export const untilReported = async (stage: Stage, about: About): Promise<void> => {
  await until(
    () => faultsOf(stage, about),
    (found) => found.length > 0,
    about.isSilent ? 0 : 60_000,
  );
  const kinds = await faultsOf(stage, about);
  await until(
    async () => linesOf(stage, about).filter(({ msg }) => msg === 'a remote failed').length,
    (lines) => lines >= kinds.length,
    20_000,
  );
};

/** What the operator is told of one fault of a build on a page. */
export const reported = async (stage: Stage, about: About): Promise<Pick<Seen, 'log' | 'health'>> => {
  const { remote, build } = about;
  const { status, degraded = {} } = await healthOf(stage.shop.url);
  const metrics = await (await fetch(`${stage.shop.url}/metrics`)).text();
  const lines = linesOf(stage, about).map((line) => {
    const fields = ['remote', 'package', 'expose', 'cause', 'side', 'file', 'page', 'reason'].flatMap((name) =>
      line[name] === undefined ? [] : [`${name}=${firstLines(String(line[name]))}`],
    );
    return `${line.msg}: ${fields.join(' ')}${line['reqId'] ? ' reqId' : ''}`;
  });
  const met = await faultsOf(stage, about);
  const kinds = met.map(({ expose, cause, side }) => `${expose || 'the build'} ${cause} (${side})`);
  const counters = metrics
    .split('\n')
    .filter(
      (line) =>
        /^shop_(?:load_failures|throws)_total/.test(line) &&
        met.some(({ cause, side }) =>
          line.includes(`{remote="${remote}",build="${build}",cause="${cause}",side="${side}"}`),
        ),
    )
    .map((line) => line.replace(/^(\w+)\{.*cause="(\w+)",side="(\w+)".*$/, '$1 $2 $3'));
  const isDegraded = degraded[remote]?.includes(build) ? `degraded (${remote})` : 'ok';
  return {
    log: lasting([...new Set(lines)].toSorted().join('<br>')) || 'nothing',
    health: lasting(
      `${status === 'ok' ? 'ok' : isDegraded}; ${kinds.toSorted().join(', ') || 'no fault'}; ${counters.toSorted().join(', ') || 'no counter'}`,
    ),
  };
};
