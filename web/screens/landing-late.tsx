import { directoryPreviewSize } from "#contract/doctors.ts";
import { FindDoctor } from "./find-doctor.tsx";
import { useNurseAhead } from "./nurse-ahead.ts";
import { NursePlace } from "./nurse-place.tsx";

/** What of the landing page comes at the first sign of use: the search with a few doctors to begin with, and the place of the nurse's window. */
export function LandingLate() {
  useNurseAhead();
  return (
    <>
      <FindDoctor previewSize={directoryPreviewSize} />
      <NursePlace />
    </>
  );
}
