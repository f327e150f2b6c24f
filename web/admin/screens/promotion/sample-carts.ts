import type { ApiInput } from '#contract/api.ts'
import { call } from '#web/lib/call.ts'
import type { PromotionSettings } from './form-values.ts'
import { formatNumber } from '#web/lib/format.ts'

type Cart = ApiInput<'POST /admin/promotions/preview'>['carts'][number]
type Scope = PromotionSettings['scope']
const most = 3

/** Products in the promotion's scope; bestsellers if the scope is everything, or contains no products. */
async function productsOf({ products: ids, categories, brands: brandIds }: Scope) {
  if (ids.length > 0) return (await call('GET /user/products/by-id', { id: ids.slice(0, most) })).products
  const [categoryId] = categories
  if (categoryId !== undefined) return (await call('GET /user/products', { categoryId, limit: most })).products
  if (brandIds.length === 0) return []
  const { brands } = await call('GET /brands', {})
  const brand = brands.filter(({ id }) => brandIds.includes(id)).map(({ slug }) => slug)
  return brand.length === 0 ? [] : (await call('GET /user/products', { brand, limit: most })).products
}

/** Carts to try a promotion on: one item, three of it, and several different ones. */
export async function sampleCarts(scope: Scope, locale: string): Promise<{ names: string[]; carts: Cart[] }> {
  const meant = await productsOf(scope)
  const products =
    meant.length > 0 ? meant : (await call('GET /user/products/tag/:tag', { tag: 'BEST_SELLING_PRODUCTS', limit: most })).products
  const samples = products.map(({ id, info, variants }) => ({ name: info.name, line: { productId: id, variantId: variants[0]!.id } }))
  const carts = [
    [{ of: 0, quantity: 1 }],
    [{ of: 0, quantity: 3 }],
    ...(samples.length > 1 ? [samples.map((_, of) => ({ of, quantity: 1 }))] : []),
  ]
  return {
    names: carts.map((cart) => cart.map(({ of, quantity }) => `${formatNumber(quantity, locale)} × ${samples[of]?.name ?? ''}`).join(', ')),
    carts:
      samples.length === 0
        ? []
        : carts.map((cart) => cart.flatMap(({ of, quantity }) => (samples[of] ? [{ ...samples[of].line, quantity }] : []))),
  }
}
