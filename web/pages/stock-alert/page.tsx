import { useEffect, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Product = ApiOutput<'POST /stock-alerts/confirm'>['product']
type Outcome =
  | { state: 'working' }
  | { state: 'confirmed' | 'stopped'; product: Product }
  | { state: 'invalid' }
  | { state: 'failed'; error: unknown }

/** The target of links in stock alert mails, which take effect on one press. The token leaves the browser only in that call. */
export function Component() {
  const t = useText('my-account')
  const { outcome, retry } = useOutcome()
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      <Head title={t('alerts.title')} />
      <div role="status">
        <Result outcome={outcome} onRetry={retry} />
      </div>
    </div>
  )
}

function Result({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  if (outcome.state === 'working') {
    return (
      <>
        <h1 tabIndex={-1} className="sr-only">
          {t('alerts.link.working')}
        </h1>
        <Skeleton className="h-72 rounded-card" />
      </>
    )
  }
  if (outcome.state === 'failed') {
    return (
      <EmptyState level="h1" title={t('alerts.link.failed')} text={errorMessage(outcome.error)}>
        <Button onClick={onRetry}>{t('alerts.link.retry')}</Button>
      </EmptyState>
    )
  }
  const product = outcome.state === 'invalid' ? null : outcome.product
  const texts = {
    invalid: t('alerts.link.invalidText'),
    stopped: t('alerts.link.stoppedText'),
    confirmed: product ? t('alerts.link.confirmedText', { name: product.name }) : t('alerts.link.confirmedBare'),
  }
  return (
    <EmptyState level="h1" title={t(`alerts.link.${outcome.state}`)} text={texts[outcome.state]}>
      {product && (
        <ButtonLink to={urls.product(product.slug, product.variantId)}>{t('alerts.link.see', { name: product.name })}</ButtonLink>
      )}
      <ButtonLink to={urls.market()} look="secondary">
        {t('alerts.link.shop')}
      </ButtonLink>
    </EmptyState>
  )
}

function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'working' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void followLink().then((result) => isCurrent && setOutcome(result))
    return () => {
      isCurrent = false
    }
  }, [round])
  const retry = () => {
    setOutcome({ state: 'working' })
    setRound((before) => before + 1)
  }
  return { outcome, retry }
}

async function followLink(): Promise<Outcome> {
  const hash = new URLSearchParams(window.location.hash.slice(1))
  const [confirm, unsubscribe] = [hash.get('confirm'), hash.get('unsubscribe')]
  try {
    if (confirm) return { state: 'confirmed', ...(await call('POST /stock-alerts/confirm', { token: confirm })) }
    if (unsubscribe) return { state: 'stopped', ...(await call('POST /stock-alerts/unsubscribe', { token: unsubscribe })) }
    return { state: 'invalid' }
  } catch (error) {
    return isRefusal(error) && error.status < 429 ? { state: 'invalid' } : { state: 'failed', error }
  }
}
