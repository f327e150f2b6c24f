import type { ApiInput } from '#contract/api.ts'
import { call } from '#web/lib/call.ts'
import type { NamedProduct } from '#web/admin/products/ordered-products.tsx'
import { loadProductNames } from '#web/admin/products/product-names.ts'
import { staff } from '#web/admin/session/session.ts'

export type RailTag = ApiInput<'GET /admin/rails/:tag'>['tag']
export const railTags = ['BEST_SELLING_PRODUCTS', 'TRENDING_PRODUCTS', 'TOP_RATED_PRODUCTS', 'YOU_MAY_LIKE'] as const satisfies RailTag[]

export type RailProduct = NamedProduct
/** The staff's choices for a rail: the products it starts with, in order, and those it never shows. */
export interface Picks {
  pinned: RailProduct[]
  excluded: RailProduct[]
}
export interface ShownProduct extends RailProduct {
  photo: string | null
}

/** The most products that a rail can be requested with. */
const shownMax = 24

export async function loadPicks(tag: RailTag): Promise<Picks> {
  const { pinned, excluded } = await staff('GET /admin/rails/:tag', { tag })
  const names = await loadProductNames([...pinned, ...excluded])
  const named = (id: string): RailProduct => ({ id, name: names.get(id) ?? id })
  return { pinned: pinned.map(named), excluded: excluded.map(named) }
}

/** The products that the shop currently shows in the rail. */
export async function loadShown(tag: RailTag): Promise<ShownProduct[]> {
  const { products } = await call('GET /user/products/tag/:tag', { tag, limit: shownMax })
  return products.map(({ id, info, photos }) => ({ id, name: info.name, photo: photos[0]?.url ?? null }))
}

const without = (list: RailProduct[], id: string): RailProduct[] => list.filter((one) => one.id !== id)

/** Pins a product. A product is either pinned or excluded: the last choice wins. */
export const pin = ({ pinned, excluded }: Picks, { id, name }: RailProduct): Picks => ({
  pinned: [...without(pinned, id), { id, name }],
  excluded: without(excluded, id),
})
export const exclude = ({ pinned, excluded }: Picks, { id, name }: RailProduct): Picks => ({
  pinned: without(pinned, id),
  excluded: [...without(excluded, id), { id, name }],
})
export const release = ({ pinned, excluded }: Picks, id: string): Picks => ({
  pinned: without(pinned, id),
  excluded: without(excluded, id),
})

/** The ids to send, which also serve to compare two states. */
export const idsOf = ({ pinned, excluded }: Picks) => ({ pinned: pinned.map(({ id }) => id), excluded: excluded.map(({ id }) => id) })
