import { useState } from 'react'
import type { Plan } from '#contract/plans.ts'
import { urls } from '#contract/urls.ts'
import { ShopCurrencyOnlyNote } from '#web/features/currencies/shop-currency-only-note.tsx'
import { isSold, type Period, periodsOf, priceOf } from '#web/features/subscriptions/plan.ts'
import { PlanChoices } from '#web/features/subscriptions/plan-choices.tsx'
import { Questions } from '#web/features/subscriptions/questions.tsx'
import { useOwnSubscription } from '#web/features/subscriptions/use-own-subscription.ts'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { Head } from '#web/lib/head.tsx'
import { useLoaderData, useSearchParams } from '#web/lib/router/hooks.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { type Renewal, RenewalChoice } from './renewal-choice.tsx'
import { useSubscribe } from './use-subscribe.ts'

interface PlansData {
  plans: Plan[]
  canSubscribe: boolean
}

export const loader = (): Promise<PlansData> => call('GET /public/plans', {})

/** Choosing a plan, before paying on the payment provider's page. */
export function Component() {
  const t = useText('plans')
  const { plans, canSubscribe } = useLoaderData<PlansData>()
  const sold = plans.filter(isSold)
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      <Head title={t('choose.title')} />
      {sold.length > 0 && canSubscribe ? (
        <Choose plans={sold} />
      ) : (
        <EmptyState level="h1" title={t('empty.title')} text={sold.length > 0 ? t('closed') : t('empty.text')}>
          <ButtonLink to={urls.collection()}>{t('empty.shop')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

/** The choice in the address, as far as it's on sale. The default is no plan and the shorter period, as nothing paid is preselected. */
function useChoiceInAddress(plans: Plan[]) {
  const [query] = useSearchParams()
  const plan = plans.find(({ id }) => id === query.get('plan'))
  const periods = periodsOf(plan ? [plan] : plans)
  return { planId: plan?.id ?? '', period: periods.find((period) => period === query.get('period')) ?? periods[0]! }
}

function Choose({ plans }: { plans: Plan[] }) {
  const t = useText('plans')
  const money = useMoney()
  const initial = useChoiceInAddress(plans)
  const [period, setPeriod] = useState(initial.period)
  const [planId, setPlanId] = useState(initial.planId)
  const [renewal, setRenewal] = useState<Renewal | null>(null)
  const [showsMissing, setShowsMissing] = useState(false)
  const own = useOwnSubscription()
  const plan = plans.find(({ id }) => id === planId)
  const amount = plan ? priceOf(plan, period) : null
  const price = amount === null ? null : money(amount)
  const subscribing = useSubscribe()
  const trialDays = plan && !subscribing.tried.includes(plan.id) ? plan.trialDays : 0
  const autoRenew = renewal === 'renews'
  const choice =
    plan && price !== null && renewal !== null ? { planId: plan.id, period, autoRenew, trialDays: autoRenew ? trialDays : 0 } : null
  const renewalChoice = (
    <RenewalChoice
      period={period}
      price={price}
      trialDays={trialDays}
      value={renewal}
      isMissing={showsMissing && renewal === null}
      onChange={setRenewal}
    />
  )
  // Whoever comes to try a plan for free finds that first.
  const isTrial = plans.some(({ id, trialDays: days }) => id === initial.planId && days > 0)
  const showMissing = () => {
    setShowsMissing(true)
    document.querySelector<HTMLInputElement>(`input[name="${price === null ? 'plan' : 'renewal'}"]`)?.focus()
  }
  return (
    <div className="max-w-[36rem] lg:max-w-none">
      <p className="mb-2">
        <TextLink to={urls.plans()} className="inline-flex min-h-11 items-center text-sm">
          {t('choose.back')}
        </TextLink>
      </p>
      <h1 tabIndex={-1} className="display mb-6 text-2xl text-balance">
        {t('choose.title')}
      </h1>
      <div className="-mt-4 mb-6 empty:hidden">
        <ShopCurrencyOnlyNote words={(currency) => t('ownCurrency', { currency })} />
      </div>
      {own && (
        <div className="mb-6">
          <Alert tone="quiet">
            {t('choose.current', { plan: own.plan.name })} <TextLink to={urls.subscription()}>{t('choose.manage')}</TextLink>
          </Alert>
        </div>
      )}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-12">
        <div>
          {isTrial && <div className="mb-6">{renewalChoice}</div>}
          <PlanChoices
            label={t('choose.plans')}
            error={showsMissing && price === null ? t('choose.planMissing') : undefined}
            plans={plans}
            period={period}
            onPeriod={setPeriod}
            planId={planId}
            onPlan={setPlanId}
            hasPerks
          />
          {!isTrial && renewalChoice}
        </div>
        <Pay
          subscribing={subscribing}
          choice={choice}
          plan={plan ?? null}
          period={period}
          price={price}
          isOpen={renewal === null && trialDays > 0}
          isMember={own !== null}
          onMissing={showMissing}
        />
      </div>
      <Questions only={['renew', 'stop', 'card']} />
    </div>
  )
}

interface PayProps {
  subscribing: ReturnType<typeof useSubscribe>
  /** Null until the choice is complete. */
  choice: { planId: string; period: Period; autoRenew: boolean; trialDays: number } | null
  plan: Plan | null
  period: Period
  price: string | null
  /** Whether it depends on the renewal, which isn't chosen yet, if anything is due today. */
  isOpen: boolean
  isMember: boolean
  onMissing: () => void
}

function Pay({ subscribing: { busy, error, subscribe }, choice, plan, period, price, isOpen, isMember, onMissing }: PayProps) {
  const t = useText('plans')
  const money = useMoney()
  const errorMessage = useErrorMessage()
  const { taxInPrices } = useShop()
  const trialDays = choice?.trialDays ?? 0
  return (
    <section className="mt-6 border-t border-line pt-5 lg:sticky lg:top-24 lg:mt-0 lg:rounded-card lg:border lg:bg-surface lg:p-6">
      <h2 className="text-lg font-semibold">{t('choose.summary')}</h2>
      {plan && price !== null ? (
        <p className="mt-3 flex justify-between gap-4">
          <span>{plan.name}</span>
          <span className="text-quiet">{t(period)}</span>
        </p>
      ) : (
        <p className="mt-2 text-quiet">{t('choose.nothing')}</p>
      )}
      {isOpen && <p className="mt-2 text-quiet">{t('choose.open')}</p>}
      {price !== null && !isOpen && (
        <p className="mt-3 border-t border-line pt-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span className="block font-semibold">{t('choose.today')}</span>
            {taxInPrices === 'included' && <span className="text-sm text-quiet">{t('choose.tax')}</span>}
          </span>
          <span className="display min-h-8 text-2xl tabular-nums">{trialDays > 0 ? money(0) : price}</span>
        </p>
      )}
      {choice && price !== null && (
        <p className="mt-3 font-medium">
          {trialDays > 0
            ? `${t(`trial.${period}Text`, { count: trialDays, price })} ${t('trial.sum', { count: trialDays })}`
            : t(`choose.${choice.autoRenew ? 'renews' : 'once'}.${period}Sum`, { price })}
        </p>
      )}
      {error !== null && (
        <div className="mt-4">
          <Alert tone="bad">{errorMessage(error)}</Alert>
        </div>
      )}
      {isMember ? (
        <ButtonLink to={urls.subscription()} className="mt-5 w-full">
          {t('choose.manage')}
        </ButtonLink>
      ) : (
        <Button busy={busy} onClick={() => (choice ? subscribe(choice) : onMissing())} className="mt-5 w-full" data-replay="">
          {t(trialDays > 0 ? 'trial.pay' : 'choose.pay')}
        </Button>
      )}
      <p className="mt-4 text-sm text-quiet">{t('choose.secure')}</p>
      <p className="mt-2 text-sm text-quiet">{t('choose.terms')}</p>
    </section>
  )
}
