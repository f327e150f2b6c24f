import { useMemo } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffProduct } from '#contract/edited-product.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { changeOne } from '#web/admin/products/bulk-change.ts'
import { ProductStateMark } from '#web/admin/products/product-state.tsx'
import { isShown, untrash } from '#web/admin/products/untrash.ts'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import { staff } from '#web/admin/session/session.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import type { BulkAction, List } from '#web/admin/table/list.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useProductFilters } from './product-filters.ts'

const permission = 'catalogue:write'

/** The list of products. */
export function useProductList(): List<StaffProduct> {
  const t = useText('admin-products')
  const money = useMoney()
  const shortTime = useShortTime()
  const { filters, views } = useProductFilters()
  const bulk = useBulk()
  return useMemo(() => {
    const price = ({ price: from, priceMax }: StaffProduct) => (from === priceMax ? money(from) : `${money(from)}–${money(priceMax)}`)
    const stock = (row: StaffProduct) => <StockCell row={row} />
    return {
      id: 'products',
      title: t('list.title'),
      searchIn: t('list.searchIn'),
      load: pagesOf('GET /admin/products'),
      exportRoute: 'GET /admin/imports/export',
      exportFormats: [
        { label: t('export.shopify'), input: { format: 'shopify' } },
        { label: t('export.woocommerce'), input: { format: 'woocommerce' } },
        { label: t('export.prices'), route: 'GET /admin/imports/prices' },
      ],
      sort: '-changed',
      filters,
      views,
      columns: [
        { id: 'name', name: t('column.name'), cell: (row) => <NameCell row={row} /> },
        { id: 'state', name: t('column.state'), from: 'lg', cell: (row) => <ProductStateMark state={row.state} /> },
        { id: 'category', name: t('column.category'), from: 'lg', cell: (row) => <span className="text-quiet">{row.category}</span> },
        { id: 'brand', name: t('column.brand'), from: 'xl', cell: (row) => <span className="text-quiet">{row.brand}</span> },
        { id: 'variants', name: t('column.variants'), isExtra: true, end: true, cell: (row) => row.variantCount },
        { id: 'stock', name: t('column.stock'), end: true, cell: stock },
        { id: 'price', name: t('column.price'), end: true, cell: price },
        { id: 'changed', name: t('column.changed'), end: true, from: 'lg', cell: (row) => shortTime(row.changedAt) },
      ],
      rowKey: (row) => row.id,
      rowLabel: (row) => `${row.name}, ${t(`state.${row.state}`)}`,
      rowUrl: (row) => adminUrls.product(row.id),
      phone: (row) => ({
        title: row.name,
        aside: price(row),
        second: row.category,
        secondAside: <StockCell row={row} isLabelled />,
        third: <ProductStateMark state={row.state} />,
      }),
      bulk,
      empty: {
        title: t('empty.title'),
        text: t('empty.text'),
        action: (
          <ActionLink look="ember" to={adminUrls.newProduct()}>
            {t('list.new')}
          </ActionLink>
        ),
      },
    }
  }, [t, money, shortTime, filters, views, bulk])
}

function useBulk(): BulkAction<StaffProduct>[] {
  const t = useText('admin-products')
  return useMemo(() => {
    const publish = ({ id }: StaffProduct) => changeOne({ id, isPublished: true })
    const hide = ({ id }: StaffProduct) => changeOne({ id, isPublished: false })
    const trash = ({ id }: StaffProduct) => staff('DELETE /admin/products/:id', { id })
    const restore = ({ id }: StaffProduct) => staff('POST /admin/products/:id/restore', { id })
    return [
      {
        id: 'publish',
        label: t('bulk.publish'),
        keySign: 'P',
        permission,
        isFor: ({ state }) => state === 'draft',
        run: publish,
        undo: hide,
      },
      { id: 'hide', label: t('bulk.hide'), keySign: 'H', permission, isFor: isShown, run: hide, undo: publish },
      { id: 'trash', label: t('bulk.trash'), permission, isFor: ({ state }) => state !== 'trash', run: trash, undo: untrash },
      { id: 'restore', label: t('bulk.restore'), permission, isFor: ({ state }) => state === 'trash', run: restore },
    ]
  }, [t])
}

const NameCell = ({ row }: { row: StaffProduct }) => (
  <span className="flex max-w-72 items-center gap-3">
    <SmallPicture url={row.photo} />
    <span className="truncate">{row.name}</span>
  </span>
)

/** `isLabelled`: for lists without a column heading that explains the number. */
function StockCell({ row, isLabelled = false }: { row: StaffProduct; isLabelled?: boolean }) {
  const { lowVariants, isGiftCard, isDigital } = row
  const t = useText('admin-products')
  const number = useNumber()
  if (isGiftCard || isDigital) return <span className="text-quiet">{t('list.uncounted')}</span>
  // All of its variants are low, so their number would add nothing.
  if (row.stock === 0) return <span className="text-warn">{t('filter.out')}</span>
  const stock = isLabelled ? t('bundle.inStock', { count: row.stock }) : number(row.stock)
  if (lowVariants === 0) return stock
  return (
    <span className="text-warn">
      {stock} <span className="text-xs">({t('list.low', { count: lowVariants })})</span>
    </span>
  )
}
