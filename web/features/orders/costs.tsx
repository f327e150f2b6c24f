import type { ReactNode } from 'react'
import { discountsOf, linesCost, subtotalOf } from '#contract/discounts.ts'
import type { Order } from '#contract/order.ts'
import { useMoney, useNumber, withDigits } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

type Amounts = Pick<Order, 'productCost' | 'shippingCost' | 'discount' | 'tax' | 'totalCost'> &
  Partial<
    Pick<
      Order,
      | 'taxes'
      | 'wrapCost'
      | 'memberPlan'
      | 'adjustments'
      | 'pointsSpent'
      | 'pointsCost'
      | 'credits'
      | 'amountDue'
      | 'needsShipping'
      | 'exchangeOf'
      | 'creditExpected'
    >
  >

const none: Order['taxes'] = []

/** The costs of an order. If points, credit or returned pieces pay a part of it, they end with `end`, by default the amount to pay. */
export function Costs({
  of: {
    productCost,
    wrapCost,
    shippingCost,
    discount,
    tax,
    totalCost,
    taxes = none,
    memberPlan = null,
    adjustments,
    pointsCost = 0,
    credits,
    amountDue = 0,
    needsShipping = true,
    exchangeOf = null,
    creditExpected = 0,
  },
  end,
}: {
  of: Amounts
  end?: ReactNode
}) {
  const t = useText('costs')
  const money = useMoney()
  const isPartPaid = pointsCost > 0 || (credits?.length ?? 0) > 0 || exchangeOf !== null
  const number = useNumber()
  const nameOf = (name: string | null, code: string | null): string => {
    if (name === null) return memberPlan === null ? t('discount') : t('member', { plan: memberPlan })
    return code === null ? name : `${name} · ${code}`
  }
  const discounts = discountsOf({ discount, ...(adjustments && { adjustments }) })
  const rowOf = ({ name, code, amount }: (typeof discounts)[number]) => [nameOf(name, code), money(-amount)]
  const repeats = discounts.filter(({ isRepeat }) => isRepeat)
  const rows = [
    ...(repeats.length > 0 ? [[t('items'), money(linesCost({ productCost, wrapCost }))], ...repeats.map(rowOf)] : []),
    [t('subtotal'), money(subtotalOf({ productCost, wrapCost, ...(adjustments && { adjustments }) }))],
    ...(wrapCost ? [[t('wrap'), money(wrapCost)]] : []),
    ...(needsShipping ? [[t('shipping'), shippingCost === 0 ? t('free') : money(shippingCost)]] : []),
    ...discounts.filter(({ isRepeat }) => !isRepeat).map(rowOf),
    ...(tax > 0 && taxes.length === 0 ? [[t('tax'), money(tax)]] : []),
    ...(tax > 0
      ? taxes.map((one) => [t('taxOf', { name: one.name, percent: withDigits(`${one.percent}`, number) }), money(one.amount)])
      : []),
  ]
  return (
    <>
      <dl className="grid gap-1.5">
        {rows.map(([name, value]) => (
          <Row key={name} name={name!} value={value!} />
        ))}
        {isPartPaid && <Row name={t('total')} value={money(totalCost)} />}
        {pointsCost > 0 && <Row name={t('points')} value={money(-pointsCost)} />}
        {credits?.map(({ kind, last4, amount }) => (
          <Row
            key={`${kind} ${last4}`}
            name={kind === 'customer' ? t('storeCredit') : t('giftCard', { last4: last4 ?? '' })}
            value={money(-amount)}
          />
        ))}
        {creditExpected > 0 && <Row name={t('exchange', { number: exchangeOf ?? '' })} value={money(-creditExpected)} />}
        {(isPartPaid && end) || <LastRow name={t(isPartPaid ? 'due' : 'total')} value={money(isPartPaid ? amountDue : totalCost)} />}
      </dl>
      {needsShipping && tax === 0 && taxes.length === 0 && <p className="mt-1 text-sm text-quiet">{t('included')}</p>}
      {tax === 0 &&
        taxes.map(({ name, percent, amount }) => (
          <p key={percent} className="mt-1 text-sm text-quiet">
            {t('contains', { name, percent: withDigits(`${percent}`, number), amount: money(amount) })}
          </p>
        ))}
    </>
  )
}

/** A tax rate is shown unrounded: 8.875, not 9. */

export const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-quiet">{name}</dt>
    <dd>{value}</dd>
  </div>
)

export const LastRow = ({ name, value }: { name: string; value: string }) => (
  <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
    <dt className="font-semibold">{name}</dt>
    <dd className="display text-xl">{value}</dd>
  </div>
)
