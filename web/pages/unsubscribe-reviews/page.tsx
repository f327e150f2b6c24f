import { useState } from 'react'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Ends emails that ask for reviews, by the link in one of them. It takes a press, since mail scanners open links. */
export function Component() {
  const t = useText('review-form')
  const errorMessage = useErrorMessage()
  const [query] = useSearchParams()
  const [isDone, setDone] = useState(false)
  const { busy, error, run } = useAction()
  const stop = () =>
    run(async () => {
      await call('POST /public/review-requests/unsubscribe', { token: query.get('token') ?? '' })
      setDone(true)
    })
  return (
    <div className="wrap min-h-dvh pt-8 md:pt-16">
      <Head title={t('unsubscribe.title')} />
      <div className="grid max-w-[34em] gap-5">
        <h1 className="display text-3xl text-balance">{t('unsubscribe.title')}</h1>
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        {isDone ? (
          <Alert tone="good">{t('unsubscribe.done')}</Alert>
        ) : (
          <>
            <p className="text-quiet">{t('unsubscribe.text')}</p>
            <Button busy={busy} className="justify-self-start" onClick={() => void stop()}>
              {t('unsubscribe.button')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
