import { type ReactNode, useMemo } from 'react'
import type { ChosenCurrency } from '#web/lib/chosen-currency.ts'
import { ShopContext, useShop } from '#web/lib/shop.ts'

/** Shows the amounts inside, including the free shipping threshold, in the currency of a cart. */
export function CartCurrencyProvider({ chosen, children }: { chosen: ChosenCurrency | undefined; children: ReactNode }) {
  const shop = useShop()
  const own = useMemo(() => {
    if (!chosen) return shop
    const { currency, freeShippingFrom: from } = shop
    return { ...shop, currency: { ...currency, name: chosen.code }, freeShippingFrom: from === null ? null : chosen.convert(from) }
  }, [shop, chosen])
  return <ShopContext value={own}>{children}</ShopContext>
}
