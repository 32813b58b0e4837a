import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./data-table.css";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and amounts stand at the right. */
  align?: "start" | "end";
  /** The header is read aloud only, and the card shows no label: for the buttons of a row. */
  bare?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds; read aloud. */
  caption: string;
  /** The first column names the row: it becomes the title of the card on a phone. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Rows and columns; under 640 px each row is a card. The roles are written out, for browsers forget them when the display changes. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className="table-frame">
      <table className="table" role="table">
        <caption className="hidden-name">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classNames(column.align === "end" && "table-end")}
              >
                {column.bare ? <span className="hidden-name">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column, place) => (
                <Cell key={column.key} column={column} row={row} first={place === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  if (first) {
    return (
      <th role="rowheader" scope="row">
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      role="cell"
      data-label={column.bare ? undefined : column.header}
      className={classNames(column.align === "end" && "table-end")}
    >
      {column.cell(row)}
    </td>
  );
}
