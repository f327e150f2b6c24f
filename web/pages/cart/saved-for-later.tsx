import type { CartLine } from '#contract/cart.ts'
import { urls } from '#contract/urls.ts'
import { optionsOf } from '#web/features/cart/lines.ts'
import { formatPrice } from '#web/lib/converted-price.ts'
import { useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import type { SavedLines } from './use-saved-lines.ts'

/** Lines saved for later; nothing if there are none. */
export function SavedForLater({ lines, busy, restore, remove }: SavedLines) {
  const t = useText('cart')
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="saved-for-later" className="mt-12">
      <h2 id="saved-for-later" className="display mb-4 text-xl">
        {t('later.title')}
      </h2>
      <ul className="grid border-t border-line md:grid-cols-2 md:gap-x-8">
        {lines.map((line) => (
          <li key={line.variantId} className="border-b border-line py-4">
            <Line line={line} busy={busy} onRestore={() => restore(line)} onRemove={() => remove(line)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  line: CartLine
  busy: boolean
  onRestore: () => void
  onRemove: () => void
}

function Line({ line: { product, variantId, price, notice, quantity }, busy, onRestore, onRemove }: LineProps) {
  const t = useText('cart')
  const { currency } = useShop()
  const number = useNumber()
  const each = formatPrice(price, currency)
  const { name } = product
  const isOut = notice === 'OUT_OF_STOCK' || notice === 'UNAVAILABLE'
  const details = [optionsOf(product.options), quantity > 1 ? `${number(quantity)} × ${each}` : each].filter(Boolean).join(' · ')
  return (
    <article className="flex gap-4">
      <Thumb url={product.photo} alt="" />
      <div className="min-w-0 grow">
        <h3 className="font-medium">
          <Link to={urls.product(product.slug, variantId)} className="hover:underline hover:decoration-2 hover:underline-offset-4">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-quiet">{details}</p>
        {isOut && <p className="text-sm text-bad">{t('later.out')}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-5">
          {!isOut && (
            <Button
              look="secondary"
              className="min-h-11 px-4 text-sm"
              disabled={busy}
              aria-label={t('later.moveOf', { name })}
              onClick={onRestore}
            >
              {t('later.move')}
            </Button>
          )}
          <TextButton className="text-quiet hover:text-ink" aria-label={t('later.removeOf', { name })} onClick={onRemove}>
            {t('later.remove')}
          </TextButton>
        </div>
      </div>
    </article>
  )
}
