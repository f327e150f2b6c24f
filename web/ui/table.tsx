import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end. */
  end?: boolean
}

interface TableProps<Row> {
  caption: string
  /** The first cell is the row's header. */
  columns: [Column<Row>, ...Column<Row>[]]
  rows: Row[]
  rowKey: (row: Row) => string
}

/** A table; on phones each row is a card that repeats the column names, since the header row is hidden. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="block w-full text-start md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b border-ink">
          {columns.map(({ name, end }) => (
            <th key={name} scope="col" className={`px-3 py-3 text-sm font-medium text-quiet first:ps-0 last:pe-0 ${side(end)}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 md:table-row-group">
        {rows.map((row) => (
          <Cells key={rowKey(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function Cells<Row>({ row, columns: [first, ...others] }: { row: Row; columns: TableProps<Row>['columns'] }) {
  return (
    <tr className="block rounded-card border border-line bg-surface p-4 md:table-row md:rounded-none md:border-0 md:border-b md:bg-transparent md:p-0">
      <th scope="row" className="block pb-2 text-start font-semibold md:table-cell md:py-3.5 md:pe-3 md:font-medium">
        {first.cell(row)}
      </th>
      {others.map(({ name, cell, end }) => (
        <td
          key={name}
          className={`flex items-baseline justify-between gap-6 py-1 md:table-cell md:px-3 md:py-3.5 md:last:pe-0 ${side(end)}`}
        >
          <span className="text-sm text-quiet md:hidden">{name}</span>
          <span>{cell(row)}</span>
        </td>
      ))}
    </tr>
  )
}

const side = (end = false): string => (end ? 'text-end' : 'text-start')
