import type { RemoteFault } from '@shop/contract';
import type { FormInput, FormOutput } from '../../contract/forms.ts';
import type { PageMatch, RenderInput, RenderOutput, RenderedRemote } from '../../contract/rendering.ts';

/** One page to render; what the thread itself adds is left out. `remotes` is RenderedRemote[] as JSON, parsed once. */
export type RenderTask = Omit<RenderInput, 'signal' | 'remotes' | 'report'> & { remotes: string };

/** One form to be taken, in the same way. */
export type FormTask = Omit<FormInput, 'signal' | 'remotes' | 'report'> & { remotes: string };

/**
 * A rendered page as it leaves the thread: `state` is JSON that may stand inside a script element, `tags` say what the
 * API's answers were made from.
 */
export type RenderedPage = Omit<RenderOutput, 'state'> & { state: string; tags: readonly string[] };

export type Question =
  | { kind: 'match'; pathname: string; remotes: string }
  | { kind: 'render'; task: RenderTask }
  | { kind: 'act'; task: FormTask }
  /** Loads what the remotes of a set bring; answered with nothing. */
  | { kind: 'ping' };

export interface Answers {
  match: PageMatch;
  render: RenderedPage;
  act: FormOutput;
  ping: null;
}

export type ToThread =
  | { id: number; question: Question }
  | { abort: number }
  /** What pages of everybody have in common has changed. */
  | { forget: true };

/** What a thread is started with. */
export interface ThreadData {
  hostEntry: string;
}

export type FromThread =
  | { kind: 'ready' }
  /** The host's build cannot be loaded: no page of it can be rendered. */
  | { kind: 'unusable'; reason: string }
  | { kind: 'answer'; id: number; answer: Answers[keyof Answers] }
  /** `fault` names whose code threw, where that is known. */
  | { kind: 'failure'; id: number; reason: string; fault: RemoteFault | null }
  /** A remote failed and the page went on without it. */
  | { kind: 'fault'; fault: RemoteFault; reason: string };

export const parseRemotes = (json: string): RenderedRemote[] => JSON.parse(json) as RenderedRemote[]; // written by renderers.ts
