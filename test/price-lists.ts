import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { PriceList } from '#contract/price-lists.ts'
import { hourMs } from '#contract/time.ts'
import type { TestApp } from './app.ts'

/** Staff actions on price lists. */
export function priceListsOf(app: TestApp, token: string) {
  const from = (ms: number) => new Date(app.now().getTime() + ms).toISOString()
  const add = (over: Partial<ApiInput<'POST /admin/price-lists'>> = {}): Promise<PriceList> =>
    app.call('POST /admin/price-lists', { name: 'Sale', endsAt: from(hourMs), ...over }, { token })
  const set = async (list: PriceList, prices: [product: Product, price: number | null][]) => {
    const rows = prices.map(([product, price]) => ({ sku: product.variants[0]!.sku, price }))
    const { results } = await app.call('POST /admin/price-lists/:id/rows', { id: list.id, rows }, { token })
    return results.map(({ error }) => error)
  }
  /** Adds a list of these prices, valid for an hour from now. */
  const sale = async (prices: [product: Product, price: number][], over: Parameters<typeof add>[0] = {}) => {
    const list = await add(over)
    await set(list, prices)
    return list
  }
  const end = (list: PriceList) => app.call('POST /admin/price-lists/:id/end', { id: list.id }, { token })
  const change = (
    { id, state: _, priceCount: _p, createdAt: _c, ...list }: PriceList,
    over: Partial<ApiInput<'POST /admin/price-lists'>>,
  ) => app.call('PUT /admin/price-lists/:id', { id, ...list, ...over }, { token })
  return { from, add, set, sale, end, change }
}
