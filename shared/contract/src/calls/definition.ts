/** How one call of the reference API is made. A call without `body` sends none; its input travels in the query. */
export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly body?: 'json' | 'form' | 'multipart';
  /** It changes nothing, though it is sent with POST: whoever got no answer may send it again. */
  readonly reads?: true;
  /**
   * Of one person's order or payment: under another token it would be somebody else's, so it is never sent again by
   * itself.
   */
  readonly once?: true;
}
/**
 * A call of a remote's own, which no host needs to know: `calling` takes it in place of a name. `result` is only a type:
 * nothing compares what the backend answers with it.
 */
export interface OwnCall<Result> extends CallDefinition {
  readonly result?: Result;
}
export type CallTable = Readonly<Record<string, CallDefinition>>;
