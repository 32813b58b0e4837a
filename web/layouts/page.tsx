import { createContext, useContext } from "react";
import { site as words } from "#texts/site.ts";
import { useSite } from "./site.tsx";

/** What a page says about itself to the outside. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the page's one true address. */
  canonical?: string;
  /** schema.org data. */
  jsonLd?: unknown;
  /** Not for search engines. */
  hidden?: boolean;
  /** 404 when there is nothing here. */
  status?: number;
}

/** On the server, what the page said is collected here and the document is made of it; in the browser there is no collector. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

export interface PageProps extends Omit<PageHead, "description"> {
  /** The name of the house is added to it. */
  title: string;
  description?: string;
}

/** Says title and description of a screen; every screen renders exactly one. */
export function Page({ title, description, ...rest }: PageProps) {
  const collect = useContext(HeadCollector);
  const { name, tagline } = useSite();
  const whole = title.includes(name) ? title : words.title(title, name);
  const text = description ?? tagline;
  collect?.({ ...rest, title: whole, description: text });
  if (collect) return null;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={text} />
    </>
  );
}
