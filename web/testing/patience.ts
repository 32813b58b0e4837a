import { configure } from "@testing-library/react";

/** How long a screen may take to show what a test looks for: a machine that builds something else beside it is no fault of the screen. */
configure({ asyncUtilTimeout: 5_000 });
