import { gallery as words } from "#texts/gallery.ts";
import { DashboardLayout, useTab } from "#web/layouts/dashboard-layout.tsx";
import { Page } from "#web/layouts/page.tsx";
import { Button } from "#web/ui/button.tsx";
import { GalleryForms } from "./ui-gallery-forms.tsx";
import { GalleryLists } from "./ui-gallery-lists.tsx";
import { GalleryMessages } from "./ui-gallery-messages.tsx";

const tabs = [
  { id: "champs", label: words.fields, icon: "search" },
  { id: "messages", label: words.messages, icon: "mail", count: 3 },
  { id: "listes", label: words.lists, icon: "calendar" },
] as const;

/** Development only: every piece in every state. Tests look at it too. */
export function UiGalleryScreen() {
  const current = useTab(tabs.map((tab) => tab.id));
  const account = (
    <Button look="quiet" icon="door">
      {words.logout}
    </Button>
  );
  return (
    <DashboardLayout owner={words.owner} label={words.title} tabs={tabs} current={current} account={account}>
      <Page title={words.title} hidden />
      <h1>{words.title}</h1>
      <p className="lead">{words.intro}</p>
      {current === "champs" && <GalleryForms />}
      {current === "messages" && <GalleryMessages />}
      {current === "listes" && <GalleryLists />}
    </DashboardLayout>
  );
}
