import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteFault } from '@shop/contract';
import { scriptJson } from '../page/json-script.ts';
import type { FormOutput } from '../../contract/forms.ts';
import type { HostBundle, RenderInput, RenderedRemote } from '../../contract/rendering.ts';
import { forgetAnswers, watchAnswers, withTags } from './api-answers.ts';
import { firstOwner, stackFiles } from './code-owner.ts';
import {
  type FormTask,
  type FromThread,
  type RenderTask,
  type RenderedPage,
  type ThreadData,
  type ToThread,
  parseRemotes,
} from './messages.ts';

// Runs in a thread of its own: code of releases is loaded here and nowhere else, so that none can hold up the server.
const port = parentPort;
if (!port) throw new Error('thread-main.ts runs in a worker thread');
const { hostEntry } = workerData as ThreadData; // given by render-thread.ts
const say = (message: FromThread): void => port.postMessage(message);

const reasonOf = (error: unknown): string => String((error instanceof Error && error.stack) || error).slice(0, 4_000);

const isHostBundle = (loaded: unknown): loaded is HostBundle =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'render' in loaded &&
  typeof loaded.render === 'function' &&
  'matchPage' in loaded &&
  typeof loaded.matchPage === 'function';

/** The remotes of the last sets of builds: they come as JSON with every page and are nearly always the same. */
const parsed = new Map<string, RenderedRemote[]>();
const remotesIn = (json: string): RenderedRemote[] => {
  const known = parsed.get(json) ?? parseRemotes(json);
  parsed.delete(json);
  parsed.set(json, known);
  const [oldest] = parsed.keys();
  if (parsed.size > 4 && oldest !== undefined) parsed.delete(oldest);
  return known;
};

const aborts = new Map<number, AbortController>();

/** Whose code threw while a page was rendered, by the error's stack. */
const faultOf = (error: unknown, remotes: RenderedRemote[]): RemoteFault | null => {
  const folders = remotes.flatMap(({ name, build, serverEntry }) =>
    serverEntry === null ? [] : [{ name, build, folder: path.dirname(serverEntry) }],
  );
  const owner = error instanceof Error ? firstOwner(stackFiles(error.stack ?? ''), folders) : null;
  return owner && { ...owner, expose: owner.expose ?? '', cause: 'render' };
};

/** What of a task cannot be sent to a thread. */
type Kept = Pick<RenderInput, 'remotes' | 'signal' | 'report'>;

const abortable = async <T>(id: number, json: string, work: (kept: Kept) => Promise<T>): Promise<T> => {
  const remotes = remotesIn(json);
  const controller = new AbortController();
  aborts.set(id, controller);
  try {
    return await work({
      remotes,
      signal: controller.signal,
      report({ remote, expose, cause }, error) {
        const build = remotes.find(({ name }) => name === remote)?.build;
        if (build !== undefined)
          say({ kind: 'fault', fault: { remote, build, expose, cause }, reason: reasonOf(error) });
      },
    });
  } finally {
    aborts.delete(id);
  }
};

const render = async (bundle: HostBundle, id: number, task: RenderTask): Promise<RenderedPage> => {
  const { output, tags } = await withTags(() =>
    abortable(id, task.remotes, (kept) => bundle.render({ ...task, ...kept })),
  );
  return { ...output, state: scriptJson(output.state ?? null), tags: [...tags] };
};

const act = (bundle: HostBundle, id: number, task: FormTask): Promise<FormOutput> =>
  abortable(id, task.remotes, (kept) => bundle.act({ ...task, ...kept }));

const answer = async (bundle: HostBundle, { id, question }: Extract<ToThread, { id: number }>): Promise<void> => {
  try {
    if (question.kind === 'ping') return say({ kind: 'answer', id, answer: null });
    if (question.kind === 'render') return say({ kind: 'answer', id, answer: await render(bundle, id, question.task) });
    if (question.kind === 'act') return say({ kind: 'answer', id, answer: await act(bundle, id, question.task) });
    const configs = remotesIn(question.remotes).map(({ config }) => config);
    say({ kind: 'answer', id, answer: bundle.matchPage(question.pathname, configs) });
  } catch (error) {
    const remotes = 'task' in question ? remotesIn(question.task.remotes) : [];
    say({ kind: 'failure', id, reason: reasonOf(error), fault: faultOf(error, remotes) });
  }
};

const start = (): void => {
  watchAnswers();
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
    else void answer(bundle, message);
  });
  say({ kind: 'ready' });
};

start();
