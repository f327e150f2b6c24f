import type { WishlistItem } from '#contract/wishlist.ts'
import { quantityInCart, useCartChanges } from '#web/features/cart/use-cart.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'

/** Adds one of each item that is in stock and has no options to the cart. */
export function AddAll({ items }: { items: WishlistItem[] }) {
  const t = useText('wishlist')
  const { set } = useCartChanges()
  const { busy, run } = useAction()
  const lines = items.flatMap(({ productId, product }) =>
    product?.variantId && (product.stock.state !== 'out' || product.stock.backOrder)
      ? [{ productId, variantId: product.variantId, price: product.price }]
      : [],
  )
  if (lines.length < 2) return null
  const addAll = async () => {
    let count = 0
    for (const line of lines) if (await set({ ...line, quantity: quantityInCart(line.productId, line.variantId) + 1 })) count += 1
    if (count > 0) toast('success', t('addedAll', { count }))
  }
  return (
    <Button look="secondary" busy={busy} onClick={() => void run(addAll)}>
      {t('addAll', { count: lines.length })}
    </Button>
  )
}
