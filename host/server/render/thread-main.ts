import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteConfig, RemoteFault } from '@shop/contract';
import { scriptJson } from '../page/json-script.ts';
import type { FormOutput } from '../../contract/forms.ts';
import type { HostBundle, RenderInput, RenderedRemote } from '../../contract/rendering.ts';
import { forgetAnswers, ofSite, watchAnswers, withTags } from './api-answers.ts';
import { firstOwner, stackFiles } from './code-owner.ts';
import {
  type FormTask,
  type FromThread,
  type MatchedPage,
  type RenderProblem,
  type RenderTask,
  type RenderedPage,
  type ThreadData,
  type ToThread,
  knownRemotes,
  parseRemotes,
} from './messages.ts';

// Runs in a thread of its own: code of releases is loaded here and nowhere else, so that none can hold up the server.
const port = parentPort;
if (!port) throw new Error('thread-main.ts runs in a worker thread');
// What it starts with is loaded by now.
Reflect.deleteProperty(process.env, 'NODE_COMPILE_CACHE');
const { hostEntry, isTraced } = workerData as ThreadData; // given by render-thread.ts
const say = (message: FromThread, handedOver: ArrayBuffer[] = []): void => port.postMessage(message, handedOver);

/** What was thrown, with what that was thrown for: of a module that cannot be loaded the stack alone names no cause. */
const reasonOf = (error: unknown): string => {
  const told: string[] = [];
  for (let one = error; one !== undefined && told.length < 5; one = one instanceof Error ? one.cause : undefined)
    told.push(String((one instanceof Error && one.stack) || one));
  return told.join('\nCaused by: ').slice(0, 4_000);
};

const isHostBundle = (loaded: unknown): loaded is HostBundle =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'render' in loaded &&
  typeof loaded.render === 'function' &&
  'matchPage' in loaded &&
  typeof loaded.matchPage === 'function';

interface Served {
  remotes: RenderedRemote[];
  configs: RemoteConfig[];
}

/** The remotes of the last sets of builds. Each is one list for all its pages: the host's build keeps by it what they share. */
const served = new Map<number, Served>();
const learn = (number: number, json: string): void => {
  const remotes = parseRemotes(json);
  served.set(number, { remotes, configs: remotes.map(({ config }) => config) });
  const [oldest] = served.keys();
  if (served.size > knownRemotes && oldest !== undefined) served.delete(oldest);
};
const nothing: Served = { remotes: [], configs: [] };

const aborts = new Map<number, AbortController>();

/** What a fault says of the request that met it. */
type Asked = Pick<RemoteFault, 'page' | 'request'>;

const askedBy = ({ url, api }: RenderTask | FormTask): Asked => ({
  page: url.split('?', 1)[0],
  request: api.headers['x-request-id'],
});

/** Whose code threw while a page was rendered, by the error's stack. */
const faultOf = (error: unknown, remotes: RenderedRemote[], asked: Asked): RemoteFault | null => {
  const folders = remotes.flatMap(({ name, build, serverEntry }) =>
    serverEntry === null ? [] : [{ name, build, folder: path.dirname(serverEntry) }],
  );
  const owner = error instanceof Error ? firstOwner(stackFiles(error.stack ?? ''), folders) : null;
  return owner && { ...owner, expose: owner.expose ?? '', cause: 'render', ...asked };
};

/** What of a task cannot be sent to a thread. */
type Kept = Pick<RenderInput, 'remotes' | 'signal' | 'report'>;

interface Work {
  id: number;
  remotes: RenderedRemote[];
  asked: Asked;
  /** Takes what fails meanwhile. */
  faults?: RemoteFault[];
}

const abortable = async <T>(
  { id, remotes, asked, faults = [] }: Work,
  work: (kept: Kept) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  aborts.set(id, controller);
  try {
    return await work({
      remotes,
      signal: controller.signal,
      report({ remote, expose, cause }, error) {
        const build = remotes.find(({ name }) => name === remote)?.build;
        if (build === undefined) return;
        const fault = { remote, build, expose, cause, ...asked };
        faults.push(fault);
        say({ kind: 'fault', fault, reason: reasonOf(error) });
      },
    });
  } finally {
    aborts.delete(id);
  }
};

const utf8 = new TextEncoder();

const render = async (bundle: HostBundle, id: number, task: RenderTask, { remotes }: Served): Promise<RenderedPage> => {
  const begun = performance.now();
  const faults: RemoteFault[] = [];
  const work = { id, remotes, asked: askedBy(task), faults };
  const { output, tags, calls } = await withTags(() =>
    abortable(work, (kept) => bundle.render({ ...task, ...kept, ...(task.visitor === null && { ofSite }) })),
  );
  return {
    ...output,
    took: performance.now() - begun,
    faults,
    markup: utf8.encode(output.markup),
    state: utf8.encode(scriptJson(output.state ?? null)),
    tags: [...tags],
    calls,
  };
};

const act = (bundle: HostBundle, id: number, task: FormTask, { remotes }: Served): Promise<FormOutput> =>
  abortable({ id, remotes, asked: askedBy(task) }, (kept) => bundle.act({ ...task, ...kept }));

const problemOf = (error: unknown, remotes: RenderedRemote[], asked: Asked): RenderProblem => ({
  reason: reasonOf(error),
  fault: faultOf(error, remotes, asked),
});

const page = async (bundle: HostBundle, id: number, task: RenderTask, known: Served): Promise<MatchedPage> => {
  const match = bundle.matchPage(new URL(task.url, task.origin).pathname, known.configs);
  if (match.render !== 'public') return { match, page: null, problem: null };
  try {
    return { match, page: await render(bundle, id, task, known), problem: null };
  } catch (error) {
    return { match, page: null, problem: problemOf(error, known.remotes, askedBy(task)) };
  }
};

/** What is handed over, and is not copied. */
const buffersOf = (rendered: RenderedPage | null) => (rendered ? [rendered.markup.buffer, rendered.state.buffer] : []);

const answer = async (bundle: HostBundle, message: Extract<ToThread, { id: number }>): Promise<void> => {
  const { id, question } = message;
  const known = served.get(message.remotes) ?? nothing;
  try {
    if (question.kind === 'ping') return say({ kind: 'answer', id, answer: null });
    if (question.kind === 'render') {
      const rendered = await render(bundle, id, question.task, known);
      return say({ kind: 'answer', id, answer: rendered }, buffersOf(rendered));
    }
    if (question.kind === 'page') {
      const matched = await page(bundle, id, question.task, known);
      return say({ kind: 'answer', id, answer: matched }, buffersOf(matched.page));
    }
    if (question.kind === 'act')
      return say({ kind: 'answer', id, answer: await act(bundle, id, question.task, known) });
    say({ kind: 'answer', id, answer: bundle.matchPage(question.pathname, known.configs) });
  } catch (error) {
    const asked = 'task' in question ? askedBy(question.task) : { page: '' };
    say({ kind: 'failure', id, ...problemOf(error, known.remotes, asked) });
  }
};

const start = (): void => {
  watchAnswers(isTraced);
  let bundle: HostBundle;
  try {
    const loaded: unknown = createRequire(import.meta.url)(hostEntry);
    if (!isHostBundle(loaded)) throw new Error('the host bundle exports no render and matchPage');
    bundle = loaded;
  } catch (error) {
    return say({ kind: 'unusable', reason: reasonOf(error) });
  }
  port?.on('message', (message: ToThread) => {
    if ('abort' in message) aborts.get(message.abort)?.abort();
    else if ('forget' in message) forgetAnswers();
    else if ('number' in message) learn(message.number, message.remotes);
    else void answer(bundle, message);
  });
  say({ kind: 'ready' });
};

start();
