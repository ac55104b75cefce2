import { Component, Fragment, type FragmentInstance, type ReactNode } from 'react';
import type { RemoteFault } from '@shop/contract';
import { ShellProvider } from '../shell-context.ts';

interface Props {
  remote: string;
  expose: string;
  children: ReactNode;
  /** Shown instead of a part that threw; nothing by default. */
  fallback?: (retry: () => void) => ReactNode;
}

/** Keeps what a remote's part throws inside that part, and reports it. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = ShellProvider;
  declare context: React.ContextType<typeof ShellProvider>;
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { remote, expose } = this.props;
    const fault: RemoteFault = { remote, expose, build: this.context?.remotes.buildOf(remote) ?? 0, cause: 'render' };
    this.context?.report(fault, error);
  }

  /** Where the part is drawn, for the developers' panel. */
  readonly #keep = (content: FragmentInstance | null): (() => void) | undefined => {
    const { remote, expose } = this.props;
    const { regions } = this.context ?? {};
    if (!content || !regions) return undefined;
    const region = { remote, expose, content };
    regions.add(region);
    return () => void regions.delete(region);
  };

  readonly #retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return <Fragment ref={this.#keep}>{this.props.children}</Fragment>;
    return this.props.fallback?.(this.#retry) ?? null;
  }
}
