import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { useCartChanges, useQuantityInCart } from './use-cart.ts'

/** The picture is as high as the card is wide; the button sits in its lower corner. */
const shape =
  'absolute top-[calc(100cqw-3.25rem)] right-2 z-1 grid size-11 place-items-center rounded-full border border-line bg-surface transition-colors hover:border-ink hover:bg-ink hover:text-ground'

/** Adds a product that has nothing to choose; leads to the choice where there is one; nothing when sold out. */
export function QuickAdd({ card }: { card: Card }) {
  const t = useText('common')
  if (card.badge === 'soldOut') return null
  if (card.only) return <AddOne card={card} variantId={card.only.id} max={card.only.max} />
  return (
    <Link to={urls.product(card.slug)} aria-label={t('card.options', { name: card.name })} className={shape}>
      <Icon name="arrow" />
    </Link>
  )
}

function AddOne({ card, variantId, max }: { card: Card; variantId: string; max: number }) {
  const t = useText('common')
  const { add, busy } = useCartChanges()
  const there = useQuantityInCart(card.id, variantId)
  const {
    id: productId,
    name,
    price,
    shot: [photo, photoAlt],
  } = card
  const quantity = Math.min(there + 1, max)
  return (
    <button
      type="button"
      aria-label={t('card.add', { name })}
      aria-busy={busy}
      className={shape}
      onClick={() => {
        if (!busy) void add({ productId, variantId, quantity, price }, { name, photo, photoAlt, options: '', price, quantity })
      }}
    >
      <Icon name="plus" />
    </button>
  )
}
