/** Where a collector gets what is sent, and what it is told of the process. */
export interface CollectorSettings {
  /** Where it is posted, as OTLP over HTTP in JSON. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How long one sending may take, with what is tried again, in ms. */
  readonly timeout: number;
  /** Name of the service in place of the process's own; null for that. */
  readonly service: string | null;
  readonly attributes: Readonly<Record<string, string>>;
}

/** How spans are sent, and of which requests. */
export interface TracingSettings extends CollectorSettings {
  /** Share of the traces that are followed, from 0 to 1. */
  readonly share: number;
  /** Whether a trace that comes with a request is followed where its sender follows it, whatever the share. */
  readonly asCaller: boolean;
  /** Between two sendings, in ms. */
  readonly delay: number;
  /** Spans that wait to be sent; more are dropped. */
  readonly waiting: number;
}

export interface FiguresSettings extends CollectorSettings {
  /** Between two sendings, in ms. */
  readonly every: number;
}
