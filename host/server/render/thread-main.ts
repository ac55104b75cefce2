import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteFault } from '@shop/contract';
import { scriptJson } from '../http/json-script.ts';
import type { FormOutput } from '../../contract/forms.ts';
import type { HostBundle, RenderInput, RenderedRemote } from '../../contract/rendering.ts';
import { forgetAnswers, withTags } from './api-answers.ts';
import { firstOwner, stackFiles } from './code-owner.ts';
import {
  type FormTask,
  type FromThread,
  type RenderTask,
  type RenderedPage,
  type ThreadData,
  type ToThread,
  knownRemotes,
  parseRemotes,
} from './messages.ts';
import { sendCall } from './send-call.ts';

// Runs in a thread of its own: code of releases is loaded here and nowhere else, so that none can hold up the server.
const port = parentPort;
if (!port) throw new Error('thread-main.ts runs in a worker thread');
// All modules that it starts with are loaded by now.
Reflect.deleteProperty(process.env, 'NODE_COMPILE_CACHE');
const { hostEntry, isTraced } = workerData as ThreadData; // given by render-thread.ts
const say = (message: FromThread, handedOver: ArrayBuffer[] = []): void => port.postMessage(message, handedOver);

/** With its causes: of a module that cannot be loaded the stack alone names no cause. */
const reasonOf = (error: unknown): string => {
  const warnings: string[] = [];
  for (let one = error; one !== undefined && warnings.length < 5; one = one instanceof Error ? one.cause : undefined)
    warnings.push(String((one instanceof Error && one.stack) || one));
  return warnings.join('\nCaused by: ').slice(0, 4_000);
};

const isHostBundle = (loaded: unknown): loaded is HostBundle =>
  typeof loaded === 'object' && loaded !== null && 'render' in loaded && typeof loaded.render === 'function';

type Remotes = readonly RenderedRemote[];

/** The remotes of the last sets of builds. Each is one list for all its pages: the host's build keeps by it what they share. */
const served = new Map<number, Remotes>();
const learn = (number: number, json: string): void => {
  served.set(number, parseRemotes(json));
  const [oldest] = served.keys();
  if (served.size > knownRemotes && oldest !== undefined) served.delete(oldest);
};

const aborts = new Map<number, AbortController>();

type Asked = Pick<RemoteFault, 'page' | 'request'>;

const askedBy = ({ url, api }: RenderTask | FormTask): Asked => ({
  page: url.split('?', 1)[0],
  request: api.headers['x-request-id'],
});

/** Whose code threw while a page was rendered, by the error's stack. */
const faultOf = (error: unknown, remotes: Remotes, asked: Asked): RemoteFault | null => {
  const folders = remotes.flatMap(({ name, build, serverEntry }) =>
    serverEntry === null ? [] : [{ name, build, folder: path.dirname(serverEntry) }],
  );
  const owner = error instanceof Error ? firstOwner(stackFiles(error.stack ?? ''), folders) : null;
  return owner && { ...owner, expose: owner.expose ?? '', cause: 'render', ...asked };
};

/** Functions and signals cannot be sent to a thread. */
type Unsendable = Pick<RenderInput, 'remotes' | 'signal' | 'report'>;

interface Work {
  id: number;
  remotes: Remotes;
  asked: Asked;
  /** Takes what fails meanwhile. */
  faults?: RemoteFault[];
}

const abortable = async <T>(
  { id, remotes, asked, faults = [] }: Work,
  work: (local: Unsendable) => Promise<T>,
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

const render = async (bundle: HostBundle, id: number, task: RenderTask, remotes: Remotes): Promise<RenderedPage> => {
  const begun = performance.now();
  const faults: RemoteFault[] = [];
  const work = { id, remotes, asked: askedBy(task), faults };
  const { output, tags, calls } = await withTags(
    ({ send, ofSite }) =>
      abortable(work, (local) => bundle.render({ ...task, ...local, send, ...(task.visitor === null && { ofSite }) })),
    isTraced,
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

const act = (bundle: HostBundle, id: number, task: FormTask, remotes: Remotes): Promise<FormOutput> =>
  abortable({ id, remotes, asked: askedBy(task) }, (local) => bundle.act({ ...task, ...local, send: sendCall }));

/** Handed over, not copied. */
const buffersOf = ({ markup, state }: RenderedPage) => [markup.buffer, state.buffer];

const answer = async (bundle: HostBundle, message: Extract<ToThread, { id: number }>): Promise<void> => {
  const { id, question } = message;
  const remotes = served.get(message.remotes) ?? [];
  try {
    if (question.kind === 'ping') return say({ kind: 'answer', id, answer: null });
    if (question.kind === 'render') {
      const rendered = await render(bundle, id, question.task, remotes);
      return say({ kind: 'answer', id, answer: rendered }, buffersOf(rendered));
    }
    say({ kind: 'answer', id, answer: await act(bundle, id, question.task, remotes) });
  } catch (error) {
    const asked = 'task' in question ? askedBy(question.task) : { page: '' };
    say({ kind: 'failure', id, reason: reasonOf(error), fault: faultOf(error, remotes, asked) });
  }
};

const start = (): void => {
  let bundle: HostBundle;
  try {
    const loaded: unknown = createRequire(import.meta.url)(hostEntry);
    if (!isHostBundle(loaded)) throw new Error('the host bundle exports no render');
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
