import { Link } from "react-router";
import { paths } from "#web/paths.ts";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { useSite } from "./site.tsx";
import "./brand.css";

/** The mark and the name of the house; leads home. */
export function Brand() {
  const { name } = useSite();
  return (
    <Link className="brand" to={paths.home()}>
      <BrandMark />
      {name}
    </Link>
  );
}
