import { type ReactNode, useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { ImportKind } from '#contract/import-kinds.ts'
import type { FileImport, ImportedRow, ValueChange } from '#contract/imports.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table } from '#web/ui/table.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { LineErrors } from './line-errors.tsx'
import { RowMark } from './row-mark.tsx'
import { type Show, ShowTabs } from './show-tabs.tsx'

const pageSize = 50

/** The file's rows, filtered by tab. */
export function Rows({ one }: { one: FileImport }) {
  const t = useText('admin-imports')
  const admin = useText('admin')
  const message = useErrorMessage()
  const { id } = one
  const [show, setShow] = useState<Show>('all')
  const loadPage = useCallback(
    async (after?: string) => {
      const chosen = show === 'all' ? {} : { show }
      const { rows } = await staff('GET /admin/imports/:id/rows', { id, ...chosen, limit: pageSize, ...(after && { after }) })
      return { items: rows, nextCursor: rows.length < pageSize ? null : String(rows.at(-1)!.position) }
    },
    [id, show],
  )
  const { data, hasMore, busy, more } = usePaginatedList<ImportedRow>(loadPage)
  const { value, error, load } = data
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <ShowTabs one={one} show={show} onChange={setShow} />
      {value && <RowTable kind={one.kind} rows={value.items} />}
      {value?.items.length === 0 && <p className="text-quiet">{t('noneOfThese')}</p>}
      {!value && !error && (
        <div role="status" className="w-full">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-80" />
        </div>
      )}
      {!value && error !== null && (
        <>
          <p className="text-quiet">{message(error)}</p>
          <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
        </>
      )}
      {hasMore && (
        <ActionButton busy={busy} onClick={more}>
          {t('more')}
        </ActionButton>
      )}
    </section>
  )
}

function RowTable({ kind, rows }: { kind: ImportKind; rows: ImportedRow[] }) {
  const t = useText('admin-imports')
  if (rows.length === 0) return null
  const last = { name: t('column.line'), end: true, cell: (row: ImportedRow) => row.line }
  const beside =
    kind === 'products'
      ? { name: t('column.variants'), end: true, cell: (row: ImportedRow) => row.variantCount }
      : { name: t('column.changes'), cell: changesCell }
  return (
    <div className="w-full">
      <Table
        caption={t('column.caption')}
        rows={rows}
        rowKey={({ position }) => String(position)}
        columns={[
          { name: t(`column.${kind}`), cell: nameCells[kind] },
          { name: t('column.action'), cell: markCell },
          ...(kind === 'customers' ? [] : [beside]),
          last,
        ]}
      />
    </div>
  )
}

const markCell = (row: ImportedRow) => <RowMark row={row} />
const changesCell = ({ changes }: ImportedRow) => <Changes changes={changes} />

/** The changed values, one line for each column. */
function Changes({ changes }: { changes: ValueChange[] }) {
  const t = useText('admin-imports')
  return (
    <span className="grid gap-0.5 tabular-nums">
      {changes.map(({ column, before, after }) => (
        <span key={column} className="wrap-anywhere">
          {t(before === '' ? 'added' : after === '' ? 'removed' : 'change', { column, before, after })}
        </span>
      ))}
    </span>
  )
}

const pages: Record<ImportKind, (id: string) => string> = {
  products: adminUrls.product,
  prices: adminUrls.product,
  stock: adminUrls.stockOf,
  customers: adminUrls.customer,
  codes: adminUrls.promotion,
  redirects: adminUrls.redirects,
  translations: () => adminUrls.translations(),
}

const nameCellOf = (kind: ImportKind) =>
  function NameOf(row: ImportedRow) {
    return <NameCell kind={kind} row={row} />
  }
const nameCells: Record<ImportKind, (row: ImportedRow) => ReactNode> = {
  products: nameCellOf('products'),
  prices: nameCellOf('prices'),
  stock: nameCellOf('stock'),
  customers: nameCellOf('customers'),
  codes: nameCellOf('codes'),
  redirects: nameCellOf('redirects'),
  translations: nameCellOf('translations'),
}

function NameCell({ kind, row: { key, name, targetId, lineErrors, warnings } }: { kind: ImportKind; row: ImportedRow }) {
  const words = name || key
  return (
    <span className="grid gap-1">
      {targetId ? (
        <Link to={pages[kind](targetId)} className="wrap-anywhere text-link">
          {words}
        </Link>
      ) : (
        <span className="wrap-anywhere">{words}</span>
      )}
      {kind !== 'products' && name !== '' && <span className="text-sm font-normal wrap-anywhere text-quiet">{key}</span>}
      <LineErrors errors={lineErrors} />
      <LineErrors errors={warnings} quiet />
    </span>
  )
}
