import type { Subscription as Own } from '#contract/plans.ts'
import { urls } from '#contract/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Charges } from './charges.tsx'
import { StateCard } from './state-card.tsx'
import { useSubscription } from './use-subscription.ts'

/** The customer's plan: its state, what comes next, and past payments. */
export function Subscription() {
  const t = useText('plans')
  const errorMessage = useErrorMessage()
  const { value, error, busy, load, change, waiting, hasStarted, hasNewCard } = useSubscription()
  if (!value) {
    if (error === null) return <SubscriptionSkeleton />
    return (
      <EmptyState title={t('manage.failed')} text={errorMessage(error)}>
        <Button busy={busy} onClick={() => void load()}>
          {t('manage.retry')}
        </Button>
      </EmptyState>
    )
  }
  const { subscription } = value
  if (waiting === 'yes') return <Waiting />
  if (!subscription) return <None />
  return (
    <>
      {hasStarted && (
        <div className="mb-6">
          <Alert tone="good">
            {t(subscription.state === 'trialing' ? 'manage.trialWelcome' : 'manage.welcome', { plan: subscription.plan.name })}
          </Alert>
        </div>
      )}
      {hasNewCard && (
        <div className="mb-6">
          <Alert tone="good">{t('manage.cardChanged')}</Alert>
        </div>
      )}
      {waiting === 'late' && (
        <div className="mb-6">
          <Alert tone="quiet">{t('manage.late')}</Alert>
        </div>
      )}
      <StateCard subscription={subscription} onChange={(next: Own) => change(() => ({ subscription: next }))} />
      <Charges key={`${subscription.plan.id} ${subscription.periodStart}`} />
    </>
  )
}

function Waiting() {
  const t = useText('plans')
  return (
    <div role="status" className="grid min-h-72 place-content-center justify-items-center gap-4 text-center">
      <Spinner />
      <h2 className="display text-xl">{t('manage.waiting')}</h2>
      <p className="text-quiet">{t('manage.waitingText')}</p>
    </div>
  )
}

function None() {
  const t = useText('plans')
  return (
    <EmptyState title={t('manage.none')} text={t('manage.noneText')}>
      <ButtonLink to={urls.plans()}>{t('manage.see')}</ButtonLink>
    </EmptyState>
  )
}

export function SubscriptionSkeleton() {
  return (
    <>
      <Skeleton className="mb-10 h-64 rounded-card" />
      <Skeleton className="mb-3 h-7 w-32" />
      <Skeleton className="mb-3 h-12" />
      <Skeleton className="h-12" />
    </>
  )
}
