import { useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { useCartChanges } from '#web/features/cart/use-cart.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

/**
 * Changes to the cart's lines. `announcement` is for screen readers. Removals are reported by a toast instead, as are changes for which
 * `silence` is called: otherwise the last change would be announced again.
 */
export function useLineChanges() {
  const t = useText('cart')
  const { set } = useCartChanges()
  const [announcement, setAnnouncement] = useState('')

  function put({ productId, variantId, giftCard, repeatWeeks, price, product }: CartLine, quantity: number): void {
    setAnnouncement(t('changed', { name: product.name, count: quantity }))
    void set({ productId, variantId, giftCard, repeatWeeks, quantity, price })
  }

  function remove(line: CartLine): void {
    const { productId, variantId, giftCard, repeatWeeks, price, product } = line
    setAnnouncement('')
    toast('info', t('removed', { name: product.name }), { label: t('undo'), run: () => put(line, line.quantity) })
    void set({ productId, variantId, giftCard, repeatWeeks, quantity: 0, price })
    // The focused element disappears with its line.
    focusHeading()
  }

  return {
    announcement,
    silence: () => setAnnouncement(''),
    remove,
    change: (line: CartLine, quantity: number) => (quantity === 0 ? remove(line) : put(line, quantity)),
  }
}
