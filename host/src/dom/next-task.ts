interface YieldingScheduler {
  yield?: () => Promise<void>;
}

/** Ends this task and goes on in another one: a press that has come meanwhile is answered first. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
