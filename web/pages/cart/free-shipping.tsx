import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

const almost = 97

/** In percent. Below the threshold the bar is never quite full, so the missing part stays visible. */
export const widthOf = (subtotal: number, from: number): number =>
  subtotal >= from ? 100 : Math.min(almost, Math.floor((subtotal / from) * 100))

interface FreeShippingProps {
  subtotal: number
  /** Shipping is free for any order, as for members. */
  isFree?: boolean | undefined
}

/** The remaining amount until free shipping, where the shop offers that. */
export function FreeShipping({ subtotal, isFree = false }: FreeShippingProps) {
  const t = useText('cart')
  const money = useMoney()
  const { freeShippingFrom } = useShop()
  if (freeShippingFrom === null || subtotal === 0) return null
  const there = isFree || subtotal >= freeShippingFrom
  return (
    <div>
      <p className={`text-sm font-medium ${there ? 'text-good' : ''}`}>
        {there ? t('free.there') : t('free.more', { price: money(freeShippingFrom - subtotal) })}
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-2 h-1.5 w-full overflow-hidden rounded-full" aria-hidden="true">
        <rect width="100" height="2" className="fill-line" />
        <rect width={there ? 100 : widthOf(subtotal, freeShippingFrom)} height="2" className={there ? 'fill-good' : 'fill-ink'} />
      </svg>
    </div>
  )
}
