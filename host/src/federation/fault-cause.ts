import type { RemoteFault } from '@shop/contract';

/** A remote that has not answered in the time that it has. */
export class NoAnswer extends Error {
  constructor(limit: number) {
    super(`no answer within ${limit} ms`);
  }
}

/** Files of a remote that are known not to be there. */
export class FilesMissing extends Error {}

/** Webpack rejects with it when a chunk or its sheet does not come; `type` is that of the element's event. */
const isChunkError = (error: Error): error is Error & { request: string; type?: string } => 'request' in error;

/** The federation runtime's error for an entry that does not come. When it came and threw, it names that error too. */
const isEntryError = ({ message }: Error): boolean =>
  message.includes('RUNTIME-008') && !message.includes('ScriptExecutionError');

/** Address of the file that did not come, a chunk or an entry, where the error says which one it was. */
export const fileOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const text = isChunkError(error) ? error.request : isEntryError(error) ? error.message : '';
  return /\/assets\/[\w./-]+/.exec(text)?.[0];
};

/** Why a load failed. An error that is neither of the network nor a timeout was thrown by the remote's own code. */
export const causeOf = (error: unknown): RemoteFault['cause'] => {
  if (error instanceof NoAnswer) return 'timeout';
  if (error instanceof FilesMissing) return 'missing';
  if (!(error instanceof Error)) return 'import';
  if (isChunkError(error)) return error.type === 'timeout' ? 'timeout' : 'missing';
  if (isEntryError(error)) return error.message.includes('timed out') ? 'timeout' : 'missing';
  return 'import';
};
