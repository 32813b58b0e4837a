import { gallery as words } from "#texts/gallery.ts";
import { common } from "#texts/common.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import type { Column } from "#web/ui/data-table.tsx";
import { Pagination } from "#web/ui/pagination.tsx";

type Row = (typeof words.rows)[number];

const columns: readonly Column<Row>[] = [
  { key: "patient", header: words.headers.patient, cell: (row) => row.patient },
  { key: "date", header: words.headers.date, cell: (row) => row.date },
  {
    key: "status",
    header: words.headers.status,
    cell: () => (
      <Badge icon="clock" colour="amber">
        {words.statusList[0].word}
      </Badge>
    ),
  },
  { key: "amount", header: words.headers.amount, align: "end", cell: (row) => row.amount },
  {
    key: "actions",
    header: words.headers.actions,
    bare: true,
    align: "end",
    cell: () => <Button>{words.details}</Button>,
  },
];

export function GalleryLists() {
  return (
    <>
      <Card title={words.cardTitle} aside={<Avatar name={words.cardTitle} />}>
        <p className="quiet">{words.cardText}</p>
        <div className="row">
          <Avatar name={words.cardTitle} size="s" />
          <Avatar name={words.cardTitle} size="l" />
        </div>
      </Card>
      <DataTable caption={words.tableCaption} columns={columns} rows={words.rows} rowKey={(row) => row.id} />
      <Pagination
        label={common.pages}
        previousLabel={common.previousPage}
        nextLabel={common.nextPage}
        place={words.page}
        onPrevious={() => {}}
      />
    </>
  );
}
