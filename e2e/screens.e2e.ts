import { useBrowser } from "./browser.ts";
import { judgeScreens } from "./screens.ts";

judgeScreens(useBrowser(), ["patient", "new patient", "doctor", "center", "administrator"]);
