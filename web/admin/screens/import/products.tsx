import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { ImportedProduct, ProductImport } from '#contract/imports.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { usePages } from '#web/lib/use-pages.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table } from '#web/ui/table.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { LineErrors } from './line-errors.tsx'
import { ProductMark } from './product-mark.tsx'
import { type Show, ShowTabs } from './show-tabs.tsx'

const pageSize = 50

/** The products of the file, all or some of them. */
export function Products({ one }: { one: ProductImport }) {
  const t = useText('admin-imports')
  const admin = useText('admin')
  const message = useErrorMessage()
  const { id } = one
  const [show, setShow] = useState<Show>('all')
  const loadPage = useCallback(
    async (after?: string) => {
      const chosen = show === 'all' ? {} : { show }
      const { rows } = await staff('GET /admin/imports/:id/products', { id, ...chosen, limit: pageSize, ...(after && { after }) })
      return { items: rows, nextCursor: rows.length < pageSize ? null : String(rows.at(-1)!.position) }
    },
    [id, show],
  )
  const { data, hasMore, busy, more } = usePages<ImportedProduct>(loadPage)
  const { value, error, load } = data
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <ShowTabs one={one} show={show} onChange={setShow} />
      {value && <ProductTable rows={value.items} />}
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

function ProductTable({ rows }: { rows: ImportedProduct[] }) {
  const t = useText('admin-imports')
  if (rows.length === 0) return null
  return (
    <div className="w-full">
      <Table
        caption={t('column.caption')}
        rows={rows}
        rowKey={({ position }) => String(position)}
        columns={[
          { name: t('column.product'), cell: nameCell },
          { name: t('column.action'), cell: markCell },
          { name: t('column.variants'), end: true, cell: (row) => row.variantCount },
          { name: t('column.line'), end: true, cell: (row) => row.line },
        ]}
      />
    </div>
  )
}

const markCell = (row: ImportedProduct) => <ProductMark row={row} />
const nameCell = (row: ImportedProduct) => <NameCell row={row} />

const NameCell = ({ row }: { row: ImportedProduct }) => (
  <span className="grid gap-1">
    {row.productId ? (
      <Link to={adminUrls.product(row.productId)} className="underline decoration-line underline-offset-4 hover:decoration-ember">
        {row.name || row.friendlyPageName}
      </Link>
    ) : (
      <span>{row.name || row.friendlyPageName}</span>
    )}
    <LineErrors errors={row.lineErrors} />
    <LineErrors errors={row.warnings} quiet />
  </span>
)
