import { Component } from "react";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import { ErrorState } from "#web/ui/error-state.tsx";

/** Catches what a screen throws, a part of it that could not be fetched included, and offers to load it again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="wide section">
        <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={() => location.reload()}>
          {common.screenFailedHelp}
        </ErrorState>
      </div>
    );
  }
}
