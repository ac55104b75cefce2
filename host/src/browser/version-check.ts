const TIMEOUT_MS = 800;
const TRIED_KEY = 'version-reload';

type Builds = Readonly<Record<string, number>>;

async function liveBuilds(signal: AbortSignal): Promise<Builds | null> {
  try {
    const response = await fetch(`/version.json?t=${Math.random()}`, {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return response.ok ? ((await response.json()) as Builds) : null;
  } catch {
    return null;
  }
}

/** True once per set of builds: a reload that did not bring the announced builds is not tried again. */
function mayReload(live: Builds): boolean {
  const announced = JSON.stringify(live);
  try {
    if (sessionStorage.getItem(TRIED_KEY) === announced) return false;
    sessionStorage.setItem(TRIED_KEY, announced);
    return true;
  } catch {
    return false; // without storage a loop could not be recognised
  }
}

/**
 * Compares the page's builds with the live ones before each navigation (document 1 §2.4); on a difference the browser
 * goes to the target as a new document. A check that fails or takes longer than 800 ms is ignored.
 */
export function createVersionCheck(
  builds: Builds,
  go: (target: URL) => void = (target) => location.assign(target),
): (target: URL, signal: AbortSignal) => Promise<void> {
  return async (target, signal) => {
    const live = await liveBuilds(signal);
    if (!live || signal.aborted) return;
    const stale = Object.entries(builds).some(([name, build]) => name in live && live[name] !== build);
    if (!stale || !mayReload(live)) return;
    go(target);
    await new Promise(() => undefined); // the new document ends this one
  };
}
