import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from '#web/lib/router/hooks.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { SignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { type SignInLink, consumeSignInLink } from './consume-link.ts'

/** Signs in with the mailed link that led to this page. `failed` is the error message. */
export function useSignInLink(flow: SignInFlow): { opening: boolean; failed: string | null } {
  const t = useText('sign-in')
  const errorMessage = useErrorMessage()
  const { hash } = useLocation()
  const [opening, setOpening] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const open = useEffectEvent(async (link: SignInLink): Promise<void> => {
    setOpening(true)
    setFailed(null)
    try {
      const result = await call('POST /user-auth/sign-in-link', link)
      await flow.handleResult(result)
      // A session redirects, so the page stays busy; a ticket asks for the second factor here.
      setOpening(!('ticket' in result))
    } catch (error) {
      setOpening(false)
      setFailed(isRefusal(error) && error.code === 'OTP_EXPIRED_OR_INVALID_OTP' ? t('link.failed') : errorMessage(error))
    }
  })
  useEffect(() => {
    void Promise.resolve(consumeSignInLink()).then((link) => link && open(link))
  }, [hash])

  return { opening, failed }
}
