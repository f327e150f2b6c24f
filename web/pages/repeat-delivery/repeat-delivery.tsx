import type { ReactNode } from 'react'
import type { SavedAddress } from '#contract/customers/addresses.ts'
import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { AddressLines } from '#web/features/customers/addresses/address-lines.tsx'
import { OrderCurrencyProvider } from '#web/features/orders/order-currency-provider.tsx'
import { RepeatState } from '#web/features/repeat-deliveries/state.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Actions } from './actions.tsx'
import { History } from './history.tsx'
import { Lines } from './lines.tsx'
import { Problem } from './problem.tsx'
import { useRepeatDelivery } from './use-repeat-delivery.ts'

interface RepeatDeliveryProps {
  id: string
  addresses: SavedAddress[]
}

/** The next delivery, its price, and the actions. */
export function RepeatDelivery({ id, addresses }: RepeatDeliveryProps) {
  const t = useText('repeat-deliveries')
  const errorMessage = useErrorMessage()
  const changing = useRepeatDelivery(id)
  const { value, error, busy, load, cardTaken } = changing
  if (!value) {
    if (error === null || busy) return <Skeleton className="h-96 rounded-card" />
    return (
      <EmptyState title={t('failed.title')} text={errorMessage(error)}>
        <Button onClick={() => void load()}>{t('failed.retry')}</Button>
      </EmptyState>
    )
  }
  return (
    <OrderCurrencyProvider of={value.estimate ?? {}}>
      {cardTaken && (
        <div className="mb-6">
          <Alert tone="good">{t('cardGiven')}</Alert>
        </div>
      )}
      <Problem of={value} />
      <section aria-label={value.product.name} className="rounded-card border border-line bg-surface p-5 md:p-8">
        <RepeatState of={value} />
        <div className="mt-3">
          <Lines of={value} changing={changing} />
        </div>
        <Facts of={value} />
        <Actions of={value} addresses={addresses} changing={changing} />
      </section>
      <History of={value} />
    </OrderCurrencyProvider>
  )
}

function Facts({ of }: { of: RepeatDeliveryDetail }) {
  const t = useText('repeat-deliveries')
  const money = useMoney()
  const { date } = useCalendar()
  const { nextOn, estimate, card, percent, address, state, lines, weeks } = of
  const common = useText('common')
  if (state === 'cancelled') return <p className="mt-5 text-quiet">{t('isOver')}</p>
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-4 md:grid-cols-2">
      <Fact name={t('facts.next')}>{nextOn === null ? t('facts.none') : date(nextOn)}</Fact>
      {lines.length > 1 && <Fact name={t('fields.weeks')}>{common('every', { count: weeks })}</Fact>}
      <Fact name={t('facts.card')}>
        {card ? t('card', { brand: brandOf(card.brand), last4: card.last4, expires: card.expires }) : t('facts.noCard')}
      </Fact>
      <Fact name={t('facts.cost')}>
        {estimate ? (
          <>
            {money(estimate.totalCost)}
            <span className="block text-sm text-quiet">
              {t(`facts.${costsKey(of, estimate)}${estimate.shippingCost === 0 ? 'Free' : ''}`, {
                price: money(costsKey(of, estimate) === 'costs' ? estimate.price : estimate.productCost),
                percent,
                shipping: money(estimate.shippingCost),
              })}
            </span>
          </>
        ) : (
          <NoCost of={of} />
        )}
      </Fact>
      <Fact name={t('facts.address')}>
        <AddressLines address={address} />
      </Fact>
    </dl>
  )
}

/** Why nothing could be ordered today, and what happens on the date if that stays so. */
function NoCost({ of: { estimateProblem: problem, nextOn } }: { of: RepeatDeliveryDetail }) {
  const t = useText('repeat-deliveries')
  if (problem === null) return t('facts.noCost')
  return (
    <>
      <span className="text-warn">{t(`blocked.${problem}`)}</span>
      {nextOn !== null && <span className="block text-sm text-quiet">{t(`blockedThen.${problem}`)}</span>}
    </>
  )
}

/** How the price is put: of all products that would come where there are several, and of a piece where that's exact. */
function costsKey(of: RepeatDeliveryDetail, estimate: NonNullable<RepeatDeliveryDetail['estimate']>) {
  if (estimate.leftOut.length > 0) return 'costsAvailable'
  if (of.lines.length > 1) return 'costsMany'
  return isEven(of, estimate) ? 'costs' : 'costsTogether'
}

/** Whether the price of a piece is exact: a promotion's amount may not divide evenly. */
const isEven = ({ quantity }: RepeatDeliveryDetail, { price, productCost }: NonNullable<RepeatDeliveryDetail['estimate']>): boolean =>
  Math.round(price * 1000) * quantity === Math.round(productCost * 1000)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const brandOf = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1)
