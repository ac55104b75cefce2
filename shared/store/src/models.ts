import type { Reducer, Slice } from '@reduxjs/toolkit';
import type { Saga, Task } from 'redux-saga';

/** The slices and sagas that a page, slot or intent adds to the store when it is first used. */
export interface Model {
  slice?: Pick<Slice, 'reducerPath' | 'reducer'>;
  /** Runs in browsers only; a saga that dies is reported and started anew. */
  saga?: Saga;
}

export interface ModelRegistry {
  /** Adds each model once; known ones (by slice path or saga) stay as they are. */
  register(models: readonly Model[]): void;
}

interface Wiring {
  /** Paths of slices that the store was made with. */
  slices: Iterable<string>;
  inject(path: string, reducer: Reducer): void;
  /** Absent on the server. */
  run?: (saga: Saga) => Task;
  onCrash(error: unknown): void;
}

/** A saga that dies more often than this is not restarted any more. */
const MAX_RESTARTS = 5;

/** Bookkeeping of one store's models. */
export const createModelRegistry = ({ slices: first, inject, run, onCrash }: Wiring): ModelRegistry => {
  const slices = new Set(first);
  const sagas = new Set<Saga>();

  const start = (saga: Saga, restartsLeft = MAX_RESTARTS): void => {
    run?.(saga)
      .toPromise()
      .catch((error: unknown) => {
        onCrash(error);
        if (restartsLeft > 0) start(saga, restartsLeft - 1);
      });
  };

  return {
    register(models) {
      for (const { slice, saga } of models) {
        if (slice && !slices.has(slice.reducerPath)) {
          slices.add(slice.reducerPath);
          inject(slice.reducerPath, slice.reducer);
        }
        if (saga && !sagas.has(saga)) {
          sagas.add(saga);
          start(saga);
        }
      }
    },
  };
};
