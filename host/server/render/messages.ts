import type { RemoteFault } from '@shop/contract';
import type { ReportedCall } from '@shop/serving';
import type { FormInput, FormOutput } from '../../contract/forms.ts';
import type { RenderInput, RenderOutput, RenderedRemote } from '../../contract/rendering.ts';

/** One page to render; what the thread itself adds is left out. */
export type RenderTask = Omit<RenderInput, 'signal' | 'remotes' | 'report' | 'send' | 'ofSite'>;

/** One form to be taken, in the same way. */
export type FormTask = Omit<FormInput, 'signal' | 'remotes' | 'report' | 'send'>;

/**
 * A rendered page as it leaves the thread, its long texts as UTF-8: `state` is JSON that may stand inside a
 * script element, `tags` say what the API's answers were made from.
 */
export type RenderedPage = Omit<RenderOutput, 'state' | 'markup'> & {
  /** Milliseconds that it took the thread, with the calls that it waited for and without its turn in the queue. */
  took: number;
  /** Of parts that the page goes on without. */
  faults: readonly RemoteFault[];
  markup: Uint8Array<ArrayBuffer>;
  state: Uint8Array<ArrayBuffer>;
  tags: readonly string[];
  /** Calls that it made of the API; none where nothing is traced. */
  calls: readonly RenderCall[];
};

/** A call of the API by a render that is traced, as `Tracing.tell` takes it, with its address in place of a route. */
export interface RenderCall extends Omit<ReportedCall, 'route' | 'status' | 'ended'> {
  url: string;
  status: number;
  ended: number;
}

/** Why a page could not be rendered; `fault` names whose code threw, where that is known. */
export interface RenderProblem {
  reason: string;
  fault: RemoteFault | null;
}

/** Asked of the remotes of a set, which are RenderedRemote[] as JSON. */
export type Question =
  | { kind: 'render'; task: RenderTask; remotes: string }
  | { kind: 'act'; task: FormTask; remotes: string }
  /** Answered with nothing. */
  | { kind: 'ping'; remotes?: never };

type WithoutRemotes<Q> = Q extends Question ? Omit<Q, 'remotes'> : never;
/** A question on its way: its remotes are the numbered ones that were sent before. */
export type SentQuestion = WithoutRemotes<Question>;
/** So many sets of remotes are known to a thread; the one that was sent first is forgotten first, on both sides. */
export const knownRemotes = 4;

export interface Answers {
  render: RenderedPage;
  act: FormOutput;
  ping: null;
}

export type ToThread =
  /** Remotes of questions to come. They are long, and nearly always the same. */
  | { remotes: string; number: number }
  | { id: number; question: SentQuestion; remotes: number }
  | { abort: number }
  /** Values that pages of everybody share have changed. */
  | { forget: true };

export interface ThreadData {
  hostEntry: string;
  /** Whether calls are told of. */
  isTraced: boolean;
}

export type FromThread =
  | { kind: 'ready' }
  /** The host's build cannot be loaded: no page of it can be rendered. */
  | { kind: 'unusable'; reason: string }
  | { kind: 'answer'; id: number; answer: Answers[keyof Answers] }
  | ({ kind: 'failure'; id: number } & RenderProblem)
  /** A remote failed and the page went on without it. */
  | { kind: 'fault'; fault: RemoteFault; reason: string };

export const parseRemotes = (json: string): RenderedRemote[] => JSON.parse(json) as RenderedRemote[]; // written by renderers.ts
