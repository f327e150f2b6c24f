import type { Card } from '#web/features/catalogue/card.ts'
import { useText } from '#web/lib/text.ts'
import { quantityInCart, useCartChanges } from '#web/features/cart/use-cart.ts'

/** Adds a product that has nothing to choose. Where there is a choice, the card itself leads to it, and the picture stays free. */
export function QuickAdd({ card }: { card: Card }) {
  if (card.badge === 'soldOut' || !card.only) return null
  return <AddOne card={card} variantId={card.only.id} max={card.only.max} />
}

function AddOne({ card, variantId, max }: { card: Card; variantId: string; max: number }) {
  const t = useText('common')
  const { add, busy } = useCartChanges()
  const {
    id: productId,
    name,
    price,
    shot: [photo, photoAlt],
  } = card
  const addOne = () => {
    const quantity = Math.min(quantityInCart(productId, variantId) + 1, max)
    if (!busy) void add({ productId, variantId, quantity, price }, { name, photo, photoAlt, options: '', price, quantity })
  }
  return (
    <button
      type="button"
      data-replay=""
      aria-label={t('card.add', { name })}
      aria-busy={busy}
      className="card-button sign-plus"
      onClick={addOne}
    />
  )
}
