import { useEffect, useEffectEvent, useState } from 'react';

export type ProviderPart<Part> =
  | { status: 'loading' }
  | { status: 'ready'; part: Part }
  | { status: 'failed'; reason: unknown; retry: () => void };

interface Options<Part> {
  /** Puts the provider's part into the page; rejects when it cannot be had, with the call's failure if it is one. */
  open: () => Promise<Part>;
  close: (part: Part) => void;
  /** Opens it anew when this changes: a provider's session is for one amount. */
  amount?: number;
}

/** A provider's own part of the page, for as long as the form that holds it is shown. */
export const useProviderPart = <Part>({ open, close, amount }: Options<Part>): ProviderPart<Part> => {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ of: string; part: Part | null; reason?: unknown }>();
  const opened = useEffectEvent(open);
  const closed = useEffectEvent(close);
  const current = `${attempt} ${amount ?? ''}`;

  useEffect(() => {
    let isWanted = true;
    let shown: Part | null = null;
    opened().then(
      (part) => {
        if (!isWanted) return closed(part);
        shown = part;
        setState({ of: current, part });
      },
      (reason: unknown) => isWanted && setState({ of: current, part: null, reason }),
    );
    return () => {
      isWanted = false;
      if (shown !== null) closed(shown);
    };
  }, [current]);

  if (state?.of !== current) return { status: 'loading' };
  if (state.part === null) return { status: 'failed', reason: state.reason, retry: () => setAttempt(attempt + 1) };
  return { status: 'ready', part: state.part };
};
