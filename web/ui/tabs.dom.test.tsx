import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

function Two() {
  const [selected, setSelected] = useState("a");
  const tabs = ["a", "b", "c"].map((id) => ({ id, label: id }));
  return (
    <Tabs label="choix" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

test("arrows, Home and End move selection and focus together, round the ends", () => {
  render(<Two />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByRole("tab", { name: "a" }).focus();
  press("ArrowLeft");
  expect(document.activeElement?.textContent).toBe("c");
  press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("a");
  press("End");
  expect(screen.getByRole("tabpanel").textContent).toBe("c");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("c");
  expect(screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});
