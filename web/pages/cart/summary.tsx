import type { CartLine } from '#contract/cart.ts'
import { urls } from '#contract/urls.ts'
import { withOneTimePrices, goodsCost, isForSale, isSent } from '#web/features/cart/line-costs.ts'
import { useDelivery } from '#web/features/cart/use-delivery.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { Saved } from './saved.tsx'
import type { Savings } from './use-savings.ts'

interface SummaryProps {
  items: CartLine[]
  subtotal: number
  settled: boolean
  saved: Savings | null
}

/** Sticky beside the lines; on phones only its last row is, above the bottom bar. */
export function Summary({ items, subtotal, settled, saved }: SummaryProps) {
  const t = useText('cart')
  const common = useText('common')
  const money = useMoney()
  const { returnDays, taxInPrices } = useShop()
  const goods = goodsCost(withOneTimePrices(items))
  const sent = items.filter((item) => isSent(item) && isForSale(item))
  const isThere = sent.some(({ quantity, backOrder }) => quantity > (backOrder?.quantity ?? 0))
  const { arrives } = useDelivery(goods)
  const canBuy = items.some(isForSale)
  const less = saved && !saved.busy ? saved.discount : 0
  return (
    <aside
      aria-label={t('summary.title')}
      className="contents lg:sticky lg:top-24 lg:block lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6"
    >
      <div className="hidden lg:block">
        <FreeShipping subtotal={goods} isFree={saved?.hasFreeShipping} />
      </div>
      {sent.length > 0 && (
        <ul className="mt-5 grid gap-2 text-sm lg:mt-4">
          {isThere && (
            <li className="flex items-center gap-3">
              <Icon name="truck" className="size-5 shrink-0 text-quiet" />
              {arrives}
            </li>
          )}
          {returnDays > 0 && (
            <li className="flex items-center gap-3">
              <Icon name="returns" className="size-5 shrink-0 text-quiet" />
              {common('delivery.returns', { count: returnDays })}
            </li>
          )}
        </ul>
      )}
      <div className="sticky mt-5 bottom-[calc(4rem+var(--offline)+env(safe-area-inset-bottom))] z-1 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-ground px-4 py-3 md:bottom-(--offline) md:-mx-6 md:px-6 lg:static lg:m-0 lg:mt-5 lg:block lg:bg-surface lg:p-0 lg:pt-5">
        <p className="lg:flex lg:items-baseline lg:justify-between">
          <span className="block text-sm text-quiet lg:text-base lg:text-ink">{t(less > 0 ? 'summary.reduced' : 'summary.subtotal')}</span>
          <span className={`display text-xl transition-opacity ${settled ? '' : 'opacity-50'}`}>
            {money(Math.round((subtotal - less) * 1000) / 1000)}
          </span>
        </p>
        {canBuy && (
          <ButtonLink to={urls.checkout()} className="grow md:max-w-80 lg:mt-4 lg:w-full lg:max-w-none">
            {t('summary.checkout')}
          </ButtonLink>
        )}
      </div>
      <Saved saved={saved} settled={settled} />
      <p className="mt-3 text-sm text-balance text-quiet">{t(taxInPrices === 'included' ? 'summary.nextTaxIncluded' : 'summary.next')}</p>
      <p>
        <TextLink to={urls.collection()} className="inline-flex min-h-11 items-center text-sm">
          {t('summary.continue')}
        </TextLink>
      </p>
    </aside>
  )
}
