import { gallery as words } from "#texts/gallery.ts";
import { common } from "#texts/common.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Figure, FigureList } from "#web/ui/figure.tsx";
import { Icon, iconNames } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { WovenBand } from "#web/ui/woven-band.tsx";

export function GalleryMessages() {
  const showToast = useToast();
  return (
    <>
      <Card title={words.messages}>
        <Notice title={words.noticeTitle}>{words.info}</Notice>
        <Notice tone="success">{words.success}</Notice>
        <Notice tone="warning">{words.warning}</Notice>
        <Notice tone="error">{words.error}</Notice>
        <div>
          <Button onClick={() => showToast(words.toastText)}>{words.toast}</Button>
        </div>
      </Card>
      <Card title={words.statuses}>
        <div className="row">
          {words.statusList.map(({ icon, colour, word }) => (
            <Badge key={word} icon={icon} colour={colour}>
              {word}
            </Badge>
          ))}
        </div>
      </Card>
      <Card title={words.figures}>
        <FigureList>
          {words.figureList.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </FigureList>
      </Card>
      <Card>
        <EmptyState title={words.emptyTitle} action={<Button>{words.secondary}</Button>}>
          {words.emptyText}
        </EmptyState>
        <ErrorState
          title={words.failedTitle}
          retryLabel={common.retry}
          onRetry={() => showToast(common.retry, "info")}
        />
        <Skeleton label={common.loading} />
        <Skeleton label={common.loading} look="blocks" count={2} />
      </Card>
      <Card title={words.icons}>
        <WovenBand />
        <div className="row">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Card>
    </>
  );
}
