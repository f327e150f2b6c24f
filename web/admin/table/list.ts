import type { ReactNode } from 'react'
import type { ApiRoute } from '#contract/api.ts'
import type { Permission } from '#contract/permissions.ts'

/** A list's query in the address and in its call: texts, or arrays for a filter with several values. */
export type Query = Record<string, string | string[]>

export interface Page<Row> {
  rows: Row[]
  nextCursor: string | null
}
export interface Total {
  count: number
  /** The count stopped at a limit. */
  isMore: boolean
  sum?: number
}

export interface Column<Row> {
  id: string
  name: string
  cell: (row: Row) => ReactNode
  /** The call's sort key; without it, the column isn't sortable. */
  sort?: string
  /** Aligns the cells at the end, as for numbers. */
  end?: boolean
  /** The minimum width that shows the column; always shown if omitted. */
  from?: 'lg' | 'xl'
  /** Takes the width that the other columns leave, and cuts off longer content. */
  grow?: boolean
  /** Hidden unless the user selects the column. */
  isExtra?: boolean
}

interface FilterBase {
  /** The parameter's name in the call. */
  id: string
  label: string
}
export type Filter =
  | (FilterBase & { kind: 'choice'; options: readonly { value: string; label: string }[]; isOne?: boolean })
  | (FilterBase & { kind: 'date' })
  | (FilterBase & { kind: 'text' })

/** A named set of filters, shown above the list. */
export interface View {
  name: string
  query: Query
}

/** An export format of a list, by the list's own call or another one. */
export interface ExportFormat {
  label: string
  route?: ApiRoute
  input?: Record<string, string>
}

/** An action on the selected rows. `undo` reverts it, row by row. */
export interface BulkAction<Row> {
  id: string
  label: string
  /** A single-key shortcut, in upper case. */
  keySign?: string
  permission: Permission | null
  /** Rows for which it returns false are left out, and the report says so. */
  isFor?: (row: Row) => boolean
  run: (row: Row) => Promise<unknown>
  /** Replaces `run`: opens a screen with all selected rows. */
  open?: (rows: readonly Row[]) => void
  undo?: (row: Row) => Promise<unknown>
}

/** The definition of a back-office list, from which its screen is made. */
export interface List<Row> {
  /** The key under which the browser stores the list's settings. */
  id: string
  title: string
  /** The search field's placeholder, which says what is searched. Without it, the list has no search. */
  searchIn?: string
  load: (query: Query, options: { signal: AbortSignal }) => Promise<Page<Row>>
  count?: (query: Query, options: { signal: AbortSignal }) => Promise<Total>
  /** "14 orders, $2,230.91". */
  describeTotal?: (total: Total) => string
  /** The call that exports the filtered rows. */
  exportRoute?: ApiRoute
  /** The permission to export; if omitted, everyone who sees the list may. */
  exportPermission?: Permission
  /** The export formats; if omitted, there is one file. */
  exportFormats?: readonly ExportFormat[]
  columns: readonly [Column<Row>, ...Column<Row>[]]
  filters: readonly Filter[]
  views: readonly View[]
  /** The default order, omitted from the address. */
  sort: string
  rowKey: (row: Row) => string
  /** The row's accessible name: "GF-100241, Yuki Tanabe, to pack". */
  rowLabel: (row: Row) => string
  /** The address that a row opens; without it, rows have no links. */
  rowUrl?: (row: Row) => string
  /** A row on phones, in three lines. */
  phone: (row: Row) => { title: ReactNode; aside?: ReactNode; second?: ReactNode; secondAside?: ReactNode; third?: ReactNode }
  bulk?: readonly BulkAction<Row>[]
  /** The empty state of a list without any rows, and what to do about it. */
  empty: { title: string; text: string; action?: ReactNode }
}
