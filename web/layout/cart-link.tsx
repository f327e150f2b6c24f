import { urls } from '#contract/urls.ts'
import { useCartCount } from '#web/features/cart/use-cart.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** The link to the cart, with the number of pieces in it. */
export function CartLink() {
  const count = useCartCount()
  const t = useText('common')
  return (
    <Link to={urls.cart()} aria-label={t('header.cart', { count })} className={`${iconButtonShape} relative`}>
      <Icon name="bag" />
      <CartCount count={count} className="absolute top-0.5 end-0.5" />
    </Link>
  )
}

/** The number of pieces in the cart; nothing while it's empty. */
function CartCount({ count, className }: { count: number; className: string }) {
  const number = useNumber()
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-ember px-1 text-xs font-semibold text-ember-ink ${className}`}
    >
      {number(count)}
    </span>
  )
}
