import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { type RefusalCode } from '#contract/refusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Provider } from '#contract/auth/social.ts'
import { urls } from '#contract/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'

const names: readonly string[] = ['google', 'facebook', 'apple'] satisfies Provider[]

/**
 * The result of linking, after returning from a provider. It's removed from the address, so that it's shown once. Since anyone can craft
 * the address, success is only reported for accounts that are linked.
 */
export function LinkResult({ linked }: { linked: readonly Provider[] }) {
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  const [query] = useSearchParams()
  const [came] = useState(() => ({ provider: query.get('linked'), failure: query.get('failure') }))
  const alert = useRef<HTMLDivElement>(null)
  const { provider, failure } = came
  useEffect(() => {
    if (!provider) return
    goTo(urls.security(), { replace: true, preventScrollReset: true })
    alert.current?.scrollIntoView({ block: 'center' })
    alert.current?.focus({ preventScroll: true })
  }, [provider])
  if (!provider || !names.includes(provider)) return null
  if (failure === null && !linked.includes(provider as Provider)) return null
  const name = t(`security.linked.${provider as Provider}`)
  return (
    <div className="mb-5">
      {failure === null ? (
        <Alert ref={alert} tone="good">
          {t('security.linked.done', { name })}
        </Alert>
      ) : (
        <Alert ref={alert} tone="bad" title={t('security.linked.failed', { name })}>
          {errorMessage(new Refusal({ code: failure as RefusalCode, status: 422, sentence: t('security.linked.unknown') }))}
        </Alert>
      )}
    </div>
  )
}
