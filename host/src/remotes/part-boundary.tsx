import { Component, type ReactNode } from 'react';

interface Props {
  remote: string;
  children: ReactNode;
  /** Shown instead of a part that threw; nothing by default. */
  fallback?: (retry: () => void) => ReactNode;
}

/** Keeps what a remote's part throws inside that part. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  readonly #retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback?.(this.#retry) ?? null;
  }
}
