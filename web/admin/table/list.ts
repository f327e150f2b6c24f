import type { ReactNode } from 'react'
import type { ApiRoute } from '#contract/api.ts'
import type { Permission } from '#contract/permissions.ts'

/** What the address says of a list, and what its call is sent: texts, several for a filter that takes several values. */
export type Query = Record<string, string | string[]>

export interface Page<Row> {
  rows: Row[]
  nextCursor: string | null
}
export interface Total {
  count: number
  /** Counting stopped there. */
  isMore: boolean
  sum?: number
}

export interface Column<Row> {
  id: string
  name: string
  cell: (row: Row) => ReactNode
  /** What the call sorts by; without it the column can't be sorted by. */
  sort?: string
  /** Numbers stand at the end. */
  end?: boolean
  /** From which width on it's shown; always, where it isn't said. */
  from?: 'lg' | 'xl'
  /** Shown only when chosen. */
  isExtra?: boolean
}

interface FilterBase {
  /** As the call names it. */
  id: string
  label: string
}
export type Filter =
  | (FilterBase & { kind: 'choice'; options: readonly { value: string; label: string }[]; isOne?: boolean })
  | (FilterBase & { kind: 'date' })
  | (FilterBase & { kind: 'text' })

/** A named narrowing that stands above the list. */
export interface View {
  name: string
  query: Query
}

/** A file that a list is exported as: by the list's call, or by another one. */
export interface ExportFormat {
  label: string
  route?: ApiRoute
  input?: Record<string, string>
}

/** What can be done with the chosen rows. `undo` takes it back, row by row. */
export interface BulkAction<Row> {
  id: string
  label: string
  /** A single key, in upper case. */
  keySign?: string
  permission: Permission | null
  /** For whom it's of no use: left out, and said so. */
  isFor?: (row: Row) => boolean
  run: (row: Row) => Promise<unknown>
  /** Instead of `run`: goes somewhere with all that are chosen. */
  open?: (rows: readonly Row[]) => void
  undo?: (row: Row) => Promise<unknown>
}

/** A list of the back office: from this alone its screen is made. */
export interface List<Row> {
  /** For what the browser stores of it. */
  id: string
  title: string
  /** What search looks into: the field's placeholder. A list without it isn't searched. */
  searchIn?: string
  load: (query: Query, options: { signal: AbortSignal }) => Promise<Page<Row>>
  count?: (query: Query, options: { signal: AbortSignal }) => Promise<Total>
  /** "14 orders, $2,230.91". */
  describeTotal?: (total: Total) => string
  /** The call that exports what is filtered. */
  exportRoute?: ApiRoute
  /** Who may export it; whoever sees the list, where it isn't said. */
  exportPermission?: Permission
  /** What it can be exported as; without it there is one file. */
  exportFormats?: readonly ExportFormat[]
  columns: readonly [Column<Row>, ...Column<Row>[]]
  filters: readonly Filter[]
  views: readonly View[]
  /** The usual order, which the address doesn't say. */
  sort: string
  rowKey: (row: Row) => string
  /** What a row is called when it's spoken: "GF-100241, Yuki Tanabe, to pack". */
  rowLabel: (row: Row) => string
  /** Where Enter and a press lead; a list without it has no links. */
  rowUrl?: (row: Row) => string
  /** A row on phones: three lines. */
  phone: (row: Row) => { title: ReactNode; aside?: ReactNode; second?: ReactNode; secondAside?: ReactNode; third?: ReactNode }
  bulk?: readonly BulkAction<Row>[]
  /** What is said where nothing was ever here, and what to do about it. */
  empty: { title: string; text: string; action?: ReactNode }
}
