import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import type { Column, List } from './list.ts'
import { directionOf, turnSort } from './query.ts'
import type { OpenList } from './use-list.ts'
import type { Selection } from './use-selection.ts'

export interface RowsProps<Row> {
  list: List<Row>
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  selection: Selection<Row>
  open: OpenList<Row>
}

const widths = { lg: 'hidden lg:table-cell', xl: 'hidden xl:table-cell' }
const classOf = <Row,>({ end, from, grow }: Column<Row>): string => `${end ? 'end' : ''} ${grow ? 'grow' : ''} ${from ? widths[from] : ''}`

/** A table of rows: headers sort, and the first cell links to the row. */
export function Rows<Row>({ list, rows, columns, selection, open }: RowsProps<Row>) {
  const t = useText('admin')
  const hasBulk = (list.bulk?.length ?? 0) > 0
  const chosenHere = rows.filter((row) => selection.chosen.has(list.rowKey(row))).length
  const isAll = chosenHere === rows.length
  return (
    <table className="rows">
      <caption className="sr-only">{list.title}</caption>
      <thead>
        <tr>
          {hasBulk && (
            <th className="tick" scope="col">
              <input
                type="checkbox"
                className="size-4.5 align-middle"
                aria-label={t('list.selectPage')}
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = chosenHere > 0 && !isAll
                }}
                onChange={() => selection.set(rows, !isAll)}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} list={list} open={open} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={list.rowKey(row)} data-chosen={selection.chosen.has(list.rowKey(row)) ? '' : undefined}>
            {hasBulk && (
              <td className="tick">
                <input
                  type="checkbox"
                  className="size-4.5 align-middle"
                  aria-label={list.rowLabel(row)}
                  checked={selection.chosen.has(list.rowKey(row))}
                  onChange={() => selection.toggle(row)}
                />
              </td>
            )}
            {columns.map((column, at) => (
              <Cell key={column.id} column={column} list={list} row={row} isFirst={at === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, list, row, isFirst }: { column: Column<Row>; list: List<Row>; row: Row; isFirst: boolean }) {
  if (!isFirst) return <td className={classOf(column)}>{column.cell(row)}</td>
  return (
    <th scope="row" className={classOf(column)}>
      {list.rowUrl ? (
        <Link to={list.rowUrl(row)} data-row="" aria-label={list.rowLabel(row)} className="outline-none">
          {column.cell(row)}
        </Link>
      ) : (
        <span data-row="" tabIndex={-1} className="outline-none">
          {column.cell(row)}
        </span>
      )}
    </th>
  )
}

function HeaderCell<Row>({ column, list, open }: { column: Column<Row>; list: List<Row>; open: OpenList<Row> }) {
  const { sort, cursor: _, ...rest } = open.query
  const { sort: by, name } = column
  const now = typeof sort === 'string' ? sort : undefined
  const direction = directionOf(now, by, list)
  const turn = () => {
    const next = by === undefined ? undefined : turnSort(now, by, list.sort)
    open.open(next === undefined ? rest : { ...rest, sort: next })
  }
  return (
    <th scope="col" aria-sort={direction} className={classOf(column)}>
      {by === undefined ? (
        name
      ) : (
        <button type="button" onClick={turn} className="inline-flex min-h-9 items-center gap-1 hover:text-ink">
          {name}
          {direction && <AdminIcon name={direction === 'ascending' ? 'up' : 'down'} className="size-3.5" />}
        </button>
      )}
    </th>
  )
}
