// Runs in a process of its own, which may read the two releases and nothing else: loads a remote's modules for the web
// server one after the other, as the host's build does, renders its pages, and tells the process that judges them.
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FromTrial, Rendered, TrialTask } from './trial.ts';

type Answer = TrialTask['answers'][number];

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Sends the calls of one page: to the API where there is one, else they are answered as was recorded. A call that was not
 * is answered as by an API that is out of order.
 */
const sentCalls = ({ api, answers }: TrialTask) => {
  const made: Answer[] = [];
  const unanswered: string[] = [];
  const send = async (url: string, call: RequestInit): Promise<Response> => {
    const request = new Request(url, call);
    const { pathname, search } = new URL(url);
    const name = `${request.method} ${pathname}${search}`;
    const body = await request.clone().text();
    if (api !== null) {
      const answer = await fetch(request);
      const text = await answer.clone().text();
      made.push({ call: name, ...(body && { body }), status: answer.status, answer: json(text) });
      return answer;
    }
    const known = answers.find((one) => one.call === name && (one.body ?? '') === body);
    if (!known) {
      unanswered.push(body ? `${name} ${body}` : name);
      return Response.json({ code: 503, message: '', result: null, type: 'error' }, { status: 503 });
    }
    return Response.json(known.answer, { status: known.status });
  };
  return { send, soFar: (): Pick<Rendered, 'answers' | 'unanswered'> => ({ answers: made, unanswered }) };
};

interface Output {
  status: number;
  redirect?: string;
  markup: string;
  exposes: { remote: string; expose: string }[];
}

/** The part of HostBundle (host/contract) that is used here. */
interface Host {
  importExpose?(remote: TrialTask['remote'], expose: string): Promise<unknown>;
  render?(input: object): Promise<Output>;
}

const say = (message: FromTrial): void => void process.send?.(message);
const reasonOf = (error: unknown): string => String(error).split('\n', 1)[0]?.slice(0, 300) ?? '';

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Names of texts, such as `title.home`. */
const textsOf = (group: Record<string, unknown>, before = ''): string[] =>
  Object.entries(group).flatMap(([name, value]) =>
    isGroup(value) ? textsOf(value, `${before}${name}.`) : `${before}${name}`,
  );

/** The places of a build's code that an error comes from, innermost first: `expose-home.js:12:3`. */
const placesOf = (error: unknown, { remote, hostEntry }: TrialTask): string => {
  const folders = [remote.serverEntry, hostEntry].map((entry) => path.dirname(entry) + path.sep);
  const lines = String((error instanceof Error && error.stack) || '').split('\n');
  const found = folders.map((folder) => lines.flatMap((line) => line.split(folder)[1]?.replace(/\)$/, '') ?? []));
  const [own = [], hosts = []] = found;
  return (own.length > 0 ? own : hosts).slice(0, 3).join(', ');
};

const describe = (error: unknown, task: TrialTask): string => {
  const places = placesOf(error, task);
  return places === '' ? reasonOf(error) : `${reasonOf(error)} (${places})`;
};

const load = async (host: Host, task: TrialTask, expose: string): Promise<void> => {
  const module = await host.importExpose?.(task.remote, expose);
  if (!isGroup(module)) throw new Error('it is empty');
  const texts = expose.startsWith('./locale-') ? textsOf(isGroup(module.default) ? module.default : module) : [];
  say({
    kind: 'loaded',
    subject: expose,
    exports: Object.keys(module).filter((name) => module[name]),
    texts,
  });
};

/** A place of the markup that React has left to the browser, because it was not ready or threw. */
const unfinished = /<!--\$!-->/g;

const render = async (
  host: Host,
  task: TrialTask,
  url: string,
  send: ReturnType<typeof sentCalls>['send'],
): Promise<Omit<Rendered, 'answers' | 'unanswered'>> => {
  if (!host.render) throw new Error('the host renders no pages');
  const lost: string[] = [];
  const output = await host.render({
    url,
    language: 'en',
    origin: 'https://shop.example',
    remotes: task.beside,
    api: { baseUrl: task.api ?? 'https://api.example', headers: { 'X-Render': '1' } },
    visitor: null,
    send,
    signal: new AbortController().signal,
    report(fault: { remote: string; expose: string }, error: unknown) {
      lost.push(
        `${fault.remote}, ${fault.expose}: ${describe(error instanceof Error ? (error.cause ?? error) : error, task)}`,
      );
    },
  });
  return {
    status: output.status,
    redirect: output.redirect ?? null,
    exposes: output.exposes.map(({ remote, expose }) => `${remote} ${expose}`),
    lost,
    left: output.markup.match(unfinished)?.length ?? 0,
  };
};

const run = async (task: TrialTask): Promise<void> => {
  let host: Host;
  try {
    host = createRequire(import.meta.url)(task.hostEntry);
  } catch (error) {
    return say({ kind: 'unusable', reason: reasonOf(error) });
  }
  if (!host.importExpose)
    return say({ kind: 'unusable', reason: 'it is of a time when builds of the host tried no remotes' });
  for (const subject of task.exposes) {
    say({ kind: 'began', subject });
    await load(host, task, subject).catch((error: unknown) =>
      say({ kind: 'failed', subject, reason: reasonOf(error) }),
    );
  }
  for (const subject of task.pages) {
    say({ kind: 'began', subject });
    const { send, soFar } = sentCalls(task);
    await render(host, task, subject, send).then(
      (rendered) => say({ kind: 'rendered', subject, ...rendered, ...soFar() }),
      (error: unknown) => say({ kind: 'failed', subject, reason: describe(error, task), ...soFar() }),
    );
  }
};

// Not once: with nobody listening the process would end while a module is awaited.
process.on('message', (task: TrialTask) => {
  void run(task).then(() => process.disconnect());
});
