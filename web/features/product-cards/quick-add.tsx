import { type MouseEvent, type ReactNode, useState } from 'react'
import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { quantityInCart, useCartChanges } from '#web/features/cart/use-cart.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { isPlainClick, Link } from '#web/ui/link.tsx'

/** Adds a product without leaving the list. If there are options, a dialog asks for them first. */
export function QuickAdd({ card }: { card: Card }) {
  if (card.badge === 'soldOut') return null
  return card.only ? <AddOne card={card} variantId={card.only.id} max={card.only.max} /> : <Choose card={card} />
}

/** A link to the product, which is followed without script, in a new tab, or if the dialog can't be loaded. */
function Choose({ card }: { card: Card }) {
  const t = useText('common')
  const [choice, show] = useState<ReactNode>()
  const to = urls.product(card.slug)
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    import('./choose-variant.tsx').then(({ chooseVariant }) => chooseVariant(card, show)).catch(() => goTo(to))
  }
  return (
    <>
      <Link
        to={to}
        role="button"
        aria-label={t('card.choose', { name: card.name })}
        aria-haspopup="dialog"
        className="card-button sign-plus"
        onClick={choose}
      />
      {choice}
    </>
  )
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
