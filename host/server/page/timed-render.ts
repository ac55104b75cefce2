import type { HostBundle, RenderInput, RenderOutput } from '../page-contract.ts';

/** Renders under a time limit in ms: rejects when it passes, and aborts what the render has started. */
export async function timedRender(
  bundle: HostBundle,
  input: Omit<RenderInput, 'signal'>,
  limit: number,
): Promise<RenderOutput> {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`rendering took longer than ${limit} ms`)));
  });
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    return await Promise.race([bundle.render({ ...input, signal }), late]);
  } finally {
    clearTimeout(timer);
  }
}
