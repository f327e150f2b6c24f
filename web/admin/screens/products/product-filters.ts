import { useMemo } from 'react'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useText } from '#web/lib/text.ts'
import { loadNames, pathOf } from '#web/admin/products/names.ts'
import type { Filter, View } from '#web/admin/table/list.ts'
import { productStateNames } from '#web/admin/products/product-state.tsx'

/** The filters of the product list, and its shared views. */
export function useProductFilters(): { filters: Filter[]; views: View[] } {
  const t = useText('admin-products')
  const names = useAsyncData(loadNames).value
  return useMemo(() => {
    const filters: Filter[] = [
      {
        kind: 'choice',
        isOne: true,
        id: 'state',
        label: t('filter.state'),
        options: productStateNames.map((value) => ({ value, label: t(`state.${value}`) })),
      },
      {
        kind: 'choice',
        isOne: true,
        id: 'stock',
        label: t('filter.stock'),
        options: [
          { value: 'low', label: t('filter.low') },
          { value: 'out', label: t('filter.out') },
        ],
      },
      {
        kind: 'choice',
        isOne: true,
        id: 'categoryId',
        label: t('filter.category'),
        options: (names?.categories ?? []).map(({ id }) => ({ value: id, label: pathOf(names!.categories, id) })),
      },
      {
        kind: 'choice',
        isOne: true,
        id: 'brandId',
        label: t('filter.brand'),
        options: (names?.brands ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
    ]
    const views: View[] = [
      { name: t('view.all'), query: {} },
      { name: t('view.live'), query: { state: 'live' } },
      { name: t('view.drafts'), query: { state: 'draft' } },
      { name: t('view.scheduled'), query: { state: 'scheduled' } },
      { name: t('view.low'), query: { state: 'live', stock: 'low' } },
      { name: t('view.trash'), query: { state: 'trash' } },
    ]
    return { filters, views }
  }, [t, names])
}
