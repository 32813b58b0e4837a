import "./icon.css";

/** Paths on a grid of 24, drawn with one stroke. Kept few: an icon that no screen uses is removed. */
const shapes = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  "chevron-down": "M6 9.5l6 6 6-6",
  "chevron-left": "M14.5 6l-6 6 6 6",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20",
  phone:
    "M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5L16 13l4 1.5v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  place: "M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8",
  video: "M3.5 7h11v10h-11zM14.5 11l6-3.5v9l-6-3.5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.6 3-5.5 6.5-5.5s6 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.4c2 .8 3.2 2.6 3.5 5.1",
  center: "M4 20.5V9l8-5.5L20 9v11.5zM12 10v7M8.5 13.5h7",
  home: "M4 11l8-7 8 7v9.5h-5.5V15h-5v5.5H4z",
  wallet: "M4 7.5h16v12H4zM4 7.5L15.5 4v3.5M15.5 13.5h.1",
  receipt: "M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  copy: "M9 9h11v11H9zM5.5 15H4V4h11v1.5",
  "eye-off":
    "M4 4l16 16M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.5 7.6A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10 10a3 3 0 0 0 4 4",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.1",
  warning: "M12 4L2.5 20h19zM12 10v5M12 17.5v.1",
  error: "M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8zM12 7.5v6M12 16.5v.1",
  success: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.5l2.8 2.8L16 9.5",
  cancelled: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12h8",
  siren: "M6 20v-7a6 6 0 0 1 12 0v7M3.5 20h17M12 3.5V2M4.5 6.5l-1-1M19.5 6.5l1-1M12 13v3",
  heart: "M12 20S4 15.2 4 9.5A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20z",
  shield: "M12 3.5l7.5 3v5c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5v-5zM8.5 12l2.5 2.5 4.5-5",
  spark: "M12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
  door: "M14 4H5v16h9M10 12h10M16.5 8l4 4-4 4",
  lock: "M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  star: "M12 4l2.5 5.2 5.5.7-4 3.9 1 5.7-5-2.8-5 2.8 1-5.7-4-3.9 5.5-.7z",
} as const;

export type IconName = keyof typeof shapes;

/** All of them, for the gallery. */
export const iconNames = Object.keys(shapes) as IconName[];

/** A small drawing beside a word. It is decoration: the word carries the meaning, so it has no name of its own. */
export function Icon({ name, size = "m" }: { name: IconName; size?: "s" | "m" | "l" }) {
  return (
    <svg className={`icon icon-${size}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
