import { urls } from '#contract/urls.ts'
import { useCartChanges, useQuantityInCart } from '#web/features/cart/use-cart.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Card } from './card.ts'

const shape = 'absolute right-2 z-1 grid size-11 place-items-center rounded-full border border-line bg-surface transition-colors hover:border-ink hover:bg-ink hover:text-ground'
/** A square with the card's width for a side stands above it; the button sits in its lower corner. */
const corner = 'aspect-square pointer-events-none absolute inset-x-0 top-0'

/** Adds a product that has nothing to choose; leads to the choice where there is one; nothing when sold out. */
export function QuickAdd({ card }: { card: Card }) {
  const t = useText('common')
  if (card.badge === 'soldOut') return null
  return (
    <div className={corner}>
      {card.only
        ? <AddOne card={card} variantId={card.only.id} max={card.only.max} />
        : <Link to={urls.product(card.slug)} aria-label={t('card.options', { name: card.name })} className={`${shape} pointer-events-auto bottom-2`}><Icon name="arrow" /></Link>}
    </div>
  )
}

function AddOne({ card, variantId, max }: { card: Card; variantId: string; max: number }) {
  const t = useText('common')
  const { add, busy } = useCartChanges()
  const there = useQuantityInCart(card.id, variantId)
  const { id: productId, name, price, shot: [photo, photoAlt] } = card
  const quantity = Math.min(there + 1, max)
  return (
    <button
      type="button" aria-label={t('card.add', { name })} aria-busy={busy} className={`${shape} pointer-events-auto bottom-2`}
      onClick={() => { if (!busy) void add({ productId, variantId, quantity, price }, { name, photo, photoAlt, options: '', price, quantity }) }}
    >
      <Icon name="plus" />
    </button>
  )
}
