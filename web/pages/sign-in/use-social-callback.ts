import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { isRefusal, Refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Provider } from '#contract/auth/social.ts'
import { tokenNow, useSessionStatus } from '#web/features/auth/session/session.ts'
import type { SignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { endSocialSession, readSocialSession } from './social-session.ts'

const providers: Provider[] = ['google', 'facebook', 'apple']

/** Errors that the user can do something about; others are shown only as a toast. */
const explained: RefusalCode[] = [
  'SIGN_IN_WAS_CANCELLED',
  'SIGN_IN_IS_NOT_OFFERED',
  'NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND',
  'ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT',
  'SERVICE_UNAVAILABLE',
]

/** Handles the return from a provider. `provider`: whose session is being taken; `failed`: the error, if that failed. */
export function useSocialCallback(flow: SignInFlow): { provider: Provider | null; failed: string | null } {
  const t = useText('sign-in')
  const errorMessage = useErrorMessage()
  const [query] = useSearchParams()
  const from = providers.find((name) => name === query.get('social')) ?? null
  const failure = from && query.get('failure')
  const status = useSessionStatus()
  const [over, setOver] = useState(false)
  const [failed, setFailed] = useState<RefusalCode | null>(null)
  const begun = useRef(false)

  function fail(code: RefusalCode | null): void {
    setFailed(code)
    if (!code) toast('error', t('social.failed'))
  }

  async function take(): Promise<void> {
    const session = await readSocialSession().catch(() => null)
    if (!session) return toast('error', t('social.session'))
    try {
      await flow.handleResult(await session.answer(), session.provider)
    } catch (error) {
      fail(explainedOf(isRefusal(error) ? error.code : null))
      // The provider's session is still valid, so a reload retries.
      if (isRefusal(error) && error.status === 503) return
    }
    await endSocialSession()
  }

  const arrive = useEffectEvent(() => {
    if (failure) fail(explainedOf(failure))
    else if (tokenNow()) void endSocialSession()
    // A signed-in user is already being redirected.
    else void take().finally(() => setOver(tokenNow() === undefined))
  })
  useEffect(() => {
    if (!from || status === 'loading' || begun.current) return
    begun.current = true
    arrive()
  }, [from, status])

  // The address's error is available on the first render, so nothing shifts.
  const why = failed ?? explainedOf(failure)
  return {
    provider: from && !failure && !over ? from : null,
    failed: why && errorMessage(new Refusal({ code: why, status: 422, sentence: '' })),
  }
}

const explainedOf = (code: string | null): RefusalCode | null => explained.find((one) => one === code) ?? null
