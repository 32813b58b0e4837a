import { useEffect, useSyncExternalStore } from "react";
import { booking as words } from "#texts/booking.ts";
import { common } from "#texts/common.ts";
import type { BookableDoctor } from "#web/features/appointments/booking-choice.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Later } from "#web/ui/later.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { BookingAddress } from "./booking-address.ts";

const load = async () => (await import("./booking-window.tsx")).BookingWindow;

/** Where the booking window opens when the address says so; its script is fetched then, or a little before. */
export function BookingPlace({ address, doctor }: { address: BookingAddress; doctor?: BookableDoctor | undefined }) {
  const { doctorId, close } = address;
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useFetchAhead();
  if (!doctorId || !inBrowser) return null;
  const frame = (content: React.ReactNode) => (
    <Dialog open onClose={close} title={words.title} closeLabel={common.close} byAddress>
      {content}
    </Dialog>
  );
  return (
    <Later
      load={load}
      props={{ address, doctorId, doctor: doctor?.id === doctorId ? doctor : undefined }}
      waiting={frame(<Skeleton label={common.loading} look="blocks" count={3} />)}
      failed={(retry) =>
        frame(
          <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={retry}>
            {common.screenFailedHelp}
          </ErrorState>,
        )
      }
    />
  );
}

/** Fetches the window's script at the first sign that somebody uses the page: before the first touch has become a booking. */
function useFetchAhead() {
  useEffect(() => {
    const fetchNow = () => void load().catch(() => {});
    const signs = ["pointerdown", "keydown"] as const;
    for (const sign of signs) addEventListener(sign, fetchNow, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, fetchNow);
    };
  }, []);
}
