import { discountsOf } from '#contract/discounts.ts'
import { Codes } from '#web/features/cart/codes.tsx'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import type { Savings } from './use-savings.ts'

/** The discounts that the checkout will apply, by their source, and a field for codes. */
export function Saved({ saved, settled }: { saved: Savings | null; settled: boolean }) {
  const t = useText('cart')
  const money = useMoney()
  const isOld = !settled || saved?.busy === true
  const discounts = saved ? discountsOf(saved) : []
  const isFree =
    saved?.hasFreeShipping === true && (saved.memberPlan !== null || saved.adjustments.some(({ shippingAmount }) => shippingAmount > 0))
  return (
    <div className="mt-3">
      <Codes outcomes={saved?.codes ?? []} busy={isOld} />
      {(discounts.length > 0 || isFree) && (
        <ul className={`mt-2 grid gap-1 text-sm font-medium text-good transition-opacity ${isOld ? 'opacity-50' : ''}`}>
          {discounts.map(({ name, amount }) => (
            <li key={name ?? ''}>
              {name === null
                ? t('summary.member', { plan: saved?.memberPlan ?? '', amount: money(amount) })
                : t('summary.promotion', { name, amount: money(amount) })}
            </li>
          ))}
          {isFree && <li>{t('summary.memberShipping')}</li>}
        </ul>
      )}
    </div>
  )
}
