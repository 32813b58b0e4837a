import { useSyncExternalStore } from "react";
import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router";
import { paths } from "#web/paths.ts";
import { noStepBeforeBrowser, stepNeedsPage, subscribeStep } from "#web/session/factor-step.ts";
import { LatePage } from "./late-page.tsx";

/** What somebody may need who cannot show the factor: whom to write to, and what the house says of itself. */
const openPages = [paths.contact(), paths.about(), paths.terms(), paths.privacy(), paths.legalNotice()];

export interface FactorGateProps {
  /** Fetches the step's page: no visitor carries it. */
  load: () => Promise<ComponentType>;
  children: ReactNode;
}

/** While the session owes its second factor, the step stands in place of every page; then the page is there that was asked for. */
export function FactorGate({ load, children }: FactorGateProps) {
  const owed = useSyncExternalStore(subscribeStep, stepNeedsPage, noStepBeforeBrowser);
  const { pathname } = useLocation();
  if (!owed || openPages.includes(pathname)) return children;
  return <LatePage load={load} />;
}
