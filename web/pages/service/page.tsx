import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import { isSold, type Period, periodsOf } from '#web/features/subscriptions/plan.ts'
import { useOwnSubscription } from '#web/features/subscriptions/use-own-subscription.ts'
import { Head } from '#web/lib/head.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Comparison } from './comparison.tsx'
import type { PlansData } from './load.ts'
import { PlanCard } from './plan-card.tsx'
import { Questions } from '#web/features/subscriptions/questions.tsx'

export { loader } from './load.ts'

/** The plans, their prices, and how they end. */
export function Component() {
  const t = useText('plans')
  const { plans } = useLoaderData<PlansData>()
  return (
    <div className="wrap pt-6 md:pt-12">
      <Head title={t('head')} description={t('description')} path={urls.plans()} />
      {plans.some(isSold) ? <Membership /> : <NoPlans />}
    </div>
  )
}

function NoPlans() {
  const t = useText('plans')
  return (
    <EmptyState level="h1" title={t('empty.title')} text={t('empty.text')}>
      <ButtonLink to={urls.collection()}>{t('empty.shop')}</ButtonLink>
    </EmptyState>
  )
}

function Membership() {
  const t = useText('plans')
  const { name } = useShop()
  const { plans, canSubscribe } = useLoaderData<PlansData>()
  const periods = periodsOf(plans)
  const [period, setPeriod] = useState<Period>(periods.at(-1)!)
  const first = plans.find(isSold)
  const isMember = useOwnSubscription() !== null
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-[40rem]">
          <h1 tabIndex={-1} className="display text-3xl text-balance">
            {t('title')}
          </h1>
          <p className="mt-4 text-lg text-quiet">{t('intro', { shop: name })}</p>
        </div>
        {periods.length > 1 && (
          <Segmented
            label={t('period')}
            value={period}
            options={periods.map((value) => ({ value, name: t(value) }))}
            onChange={setPeriod}
          />
        )}
      </div>
      {!canSubscribe && <p className="mt-6 text-quiet">{t('closed')}</p>}
      <ul className="mt-8 grid grid-cols-1 gap-4 md:mt-12 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(5,auto)] lg:gap-0">
        {plans.map((plan) => (
          <li key={plan.id} className="lg:row-span-5 lg:grid lg:grid-rows-subgrid">
            <PlanCard plan={plan} period={period} isFirst={plan.id === first?.id} canSubscribe={canSubscribe} isMember={isMember} />
          </li>
        ))}
      </ul>
      <Comparison plans={plans} />
      <Questions />
      <section className="mt-16 rounded-card bg-studio p-6 md:mt-24 md:flex md:items-center md:justify-between md:gap-8 md:p-12">
        <div>
          <h2 className="display text-2xl">{t('call.title')}</h2>
          <p className="mt-2 text-quiet">{t('call.text')}</p>
        </div>
        <ButtonLink to={isMember ? urls.subscription() : urls.choosePlan()} className="mt-5 w-full shrink-0 md:mt-0 md:w-auto">
          {t(isMember ? 'choose.manage' : 'call.button')}
        </ButtonLink>
      </section>
    </>
  )
}
