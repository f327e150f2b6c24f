import type { Picture } from '#contract/product.ts'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { OrderCosts } from '#web/features/orders/order-costs.tsx'
import { OrderLines } from '#web/features/orders/order-lines.tsx'
import { useText } from '#web/lib/text.ts'
import { SplitPanel } from '#web/ui/split-panel.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountOffer } from './account-offer.tsx'
import { Facts } from './facts.tsx'
import { NextSteps } from './next-steps.tsx'

export function Thanks({ order, token, picture }: { order: Order; token: string | undefined; picture: Picture | null }) {
  const t = useText('payment-success')
  return (
    <>
      <SplitPanel picture={picture}>
        <p className="grid size-12 place-items-center rounded-full bg-volt text-volt-ink">
          <Icon name="check" className="size-6" />
        </p>
        <h1 tabIndex={-1} className="display text-2xl text-balance">
          {t('title', { name: order.shippingAddress.firstName })}
        </h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
        <Facts order={order} />
      </SplitPanel>
      <div className="mt-10 gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div>
          <NextSteps order={order} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={urls.order(order.number, token)}>{t('see')}</ButtonLink>
            <ButtonLink to={urls.market()} look="secondary">
              {t('continue')}
            </ButtonLink>
          </div>
          <AccountOffer order={order} />
        </div>
        <aside className="mt-10 rounded-card border border-line bg-surface p-5 md:p-6 lg:mt-0">
          <h2 className="mb-4 text-lg font-semibold">{t('order')}</h2>
          <OrderLines order={order} />
          <div className="mt-5">
            <OrderCosts order={order} />
          </div>
        </aside>
      </div>
    </>
  )
}
