import { useMemo } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StockLocation, StockRow } from '#contract/stock.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import { staff } from '#web/admin/session/session.ts'
import { oneNamed, oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import type { Filter, List } from '#web/admin/table/list.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { StockLevel } from '#web/admin/stock/stock-level.tsx'

/** The stock of each variant. */
export function Component() {
  return <ListScreen list={useStockList()} />
}

/** Stock that lasts longer than this is shown as lasting over a year. */
const daysMax = 365

/** The filter is shown if there are several places, or while that isn't known yet. */
const locationFilter = (label: string, places: StockLocation[] = []): Filter[] =>
  places.length === 1
    ? []
    : [
        oneNamed(
          'placeId',
          label,
          places.filter(({ isDefault }) => !isDefault),
        ),
      ]

const choiceOf = ({ options }: StockRow): string => Object.values(options).join(', ')

const loadLocations = () => staff('GET /admin/stock/places', {})

function useStockList(): List<StockRow> {
  const t = useText('admin-stock')
  const { locale } = useShop()
  const stores = useAsyncData(loadLocations).value?.places
  return useMemo((): List<StockRow> => {
    const elsewhere = ({ places }: StockRow) => places.reduce((sum, { quantity }) => sum + quantity, 0)
    const some = (count: number | undefined) => (count ? formatNumber(count, locale) : null)
    const days = ({ stock, soldLately }: StockRow) => {
      if (soldLately === 0) return null
      const count = Math.floor((stock / soldLately) * 30)
      return count > daysMax ? t('overAYear') : t('days', { count })
    }
    return {
      id: 'stock',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/stock'),
      exportRoute: 'GET /admin/stock/export',
      sort: '-id',
      filters: [
        oneOf('level', t('filter.level'), ['low', 'out', 'waiting'], (value) => t(`filter.${value}`)),
        ...locationFilter(t('filter.place'), stores),
      ],
      views: [
        { name: t('view.all'), query: {} },
        { name: t('view.low'), query: { level: 'low' } },
        { name: t('view.out'), query: { level: 'out' } },
        { name: t('view.waiting'), query: { level: 'waiting' } },
      ],
      columns: [
        { id: 'name', name: t('column.name'), cell: (row) => <NameCell row={row} /> },
        { id: 'options', name: t('column.options'), cell: choiceOf },
        { id: 'sku', name: t('column.sku'), from: 'lg', cell: (row) => <span className="text-quiet">{row.sku}</span> },
        { id: 'sold', name: t('column.sold'), end: true, from: 'lg', cell: (row) => formatNumber(row.soldLately, locale) },
        { id: 'days', name: t('column.days'), end: true, from: 'xl', cell: days },
        { id: 'elsewhere', name: t('column.elsewhere'), end: true, from: 'lg', cell: (row) => some(elsewhere(row)) },
        { id: 'waiting', name: t('column.waiting'), end: true, from: 'lg', cell: (row) => some(row.backOrders?.waiting) },
        { id: 'stock', name: t('column.stock'), end: true, cell: (row) => <StockLevel stock={row.stock} /> },
      ],
      rowKey: (row) => row.variantId,
      rowLabel: (row) => [row.name, choiceOf(row), t('left', { count: row.stock })].filter(Boolean).join(', '),
      rowUrl: (row) => adminUrls.stockOf(row.variantId),
      phone: (row) => ({
        title: row.name,
        aside: <StockLevel stock={row.stock} />,
        second: choiceOf(row),
        secondAside: row.backOrders?.waiting ? t('waiting', { count: row.backOrders.waiting }) : days(row),
        third: <span className="text-quiet">{row.sku}</span>,
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, locale, stores])
}

const NameCell = ({ row }: { row: StockRow }) => (
  <span className="flex max-w-72 items-center gap-3">
    <SmallPicture url={row.photo} />
    <span className="truncate">{row.name}</span>
  </span>
)
