import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { quantityInCart, useCartChanges } from '#web/features/cart/use-cart.ts'

/** Adds a product that has nothing to choose; leads to the choice where there is one; nothing when sold out. */
export function QuickAdd({ card }: { card: Card }) {
  const t = useText('common')
  if (card.badge === 'soldOut') return null
  if (card.only) return <AddOne card={card} variantId={card.only.id} max={card.only.max} />
  return <Link to={urls.product(card.slug)} aria-label={t('card.options', { name: card.name })} className="card-button sign-arrow" />
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
