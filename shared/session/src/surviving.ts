import { call } from 'redux-saga/effects';

const report = (error: unknown): void => globalThis.reportError(error);

/** Wraps a worker so that its error is reported and does not end its watcher. */
export const surviving =
  (onFault: (error: unknown) => void = report) =>
  <Event>(worker: (event: Event) => Generator) =>
    function* survivingWorker(event: Event) {
      try {
        yield call(worker, event);
      } catch (error) {
        onFault(error);
      }
    };
