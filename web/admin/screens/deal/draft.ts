import type { ApiInput } from '#contract/api.ts'
import type { EditedProduct } from '#contract/edited-product.ts'
import { dayMs, minuteMs } from '#contract/time.ts'
import { readMoney } from '#web/lib/read-money.ts'

interface Draft {
  product: EditedProduct | null
  /** Null means right away. */
  startsAt: string | null
  endsAt: string | null
  /** As typed; empty means no limit. */
  quantity: string
  /** Prices by variant, as typed; a variant without one keeps its price. */
  prices: Readonly<Record<string, string>>
}

/** A new deal: starts now and lasts a day. */
export const newDraft = (now: number): Draft => ({
  product: null,
  startsAt: null,
  endsAt: new Date(Math.floor((now + dayMs) / minuteMs) * minuteMs).toISOString(),
  quantity: '',
  prices: {},
})

/** The request body; null while the product or the end is missing. */
export function inputOf({ product, startsAt, endsAt, quantity, prices }: Draft): ApiInput<'POST /admin/deals'> | null {
  if (!product || endsAt === null) return null
  return {
    productId: product.id,
    ...(startsAt !== null && { startsAt }),
    endsAt,
    quantity: quantity.trim() === '' ? null : Number(quantity),
    prices: product.variants.flatMap(({ id }) => {
      const typed = (prices[id] ?? '').trim()
      return typed === '' ? [] : [{ variantId: id, price: readMoney(typed) }]
    }),
  }
}
