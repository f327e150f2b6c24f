import { useMemo } from 'react'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useText } from '#web/lib/text.ts'
import { loadNames, pathOf } from '#web/admin/products/names.ts'
import { oneNamed, oneOf } from '#web/admin/table/filters.ts'
import type { Filter, View } from '#web/admin/table/list.ts'
import { productStateNames } from '#web/admin/products/product-state.tsx'

/** The filters of the product list, and its shared views. */
export function useProductFilters(): { filters: Filter[]; views: View[] } {
  const t = useText('admin-products')
  const names = useAsyncData(loadNames).value
  return useMemo(() => {
    const filters: Filter[] = [
      oneOf('state', t('filter.state'), productStateNames, (value) => t(`state.${value}`)),
      oneOf('stock', t('filter.stock'), ['low', 'out'], (value) => t(`filter.${value}`)),
      oneNamed(
        'categoryId',
        t('filter.category'),
        (names?.categories ?? []).map(({ id }) => ({ id, name: pathOf(names!.categories, id) })),
      ),
      oneNamed('brandId', t('filter.brand'), names?.brands ?? []),
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
