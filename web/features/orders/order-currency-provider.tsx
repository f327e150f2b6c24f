import { type ReactNode, useMemo } from 'react'
import type { Order } from '#contract/order.ts'
import { ShopContext, useShop } from '#web/lib/shop.ts'

/** Formats the amounts inside in an order's currency, where that isn't the shop's. */
export function OrderCurrencyProvider({ of: { currency }, children }: { of: Pick<Order, 'currency'>; children: ReactNode }) {
  const shop = useShop()
  const code = currency?.code
  const own = useMemo(() => (code === undefined ? shop : { ...shop, currency: { ...shop.currency, name: code } }), [shop, code])
  return <ShopContext value={own}>{children}</ShopContext>
}
