import { useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useCode } from '#web/features/auth/codes/use-code.ts'
import type { Challenge, SignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'

const digits = 6
/** The length of a backup code, without the hyphen it's displayed with. */
const letters = 10
/** Refusals after which the ticket can't be used anymore. */
const expired = new Set<RefusalCode>(['SIGN_IN_TICKET_IS_SPENT', 'SECOND_FACTOR_IS_OFF', 'INVALID_CREDENTIALS'])

/** Answers the second factor's challenge with a code of the authenticator app or a backup code. */
export function useSecondFactor(flow: SignInFlow, { ticket, provider }: Challenge) {
  const t = useText('sign-in')
  const errorMessage = useErrorMessage()
  const [backup, setBackup] = useState(false)

  async function send(code: string): Promise<void> {
    try {
      await flow.handleResult(await call('POST /user-auth/second-factor', { ticket, code }), provider)
    } catch (error) {
      if (!isRefusal(error) || !expired.has(error.code)) throw error
      flow.restart(errorMessage(error))
    }
  }

  const code = useCode({
    digits: backup ? undefined : digits,
    check: (typed) => {
      const isWhole = typed.replace(/[\s-]/g, '').length === (backup ? letters : digits)
      return isWhole ? null : t(backup ? 'second.backupShort' : 'second.short')
    },
    send,
    errorMessage: (error) => {
      const isWrong = isRefusal(error) && (error.code === 'SECOND_FACTOR_IS_WRONG' || error.code === 'INVALID_INPUT')
      return isWrong ? t(backup ? 'second.backupWrong' : 'second.wrong') : errorMessage(error)
    },
  })

  return {
    ...code,
    backup,
    /** Switches between the two kinds of codes. */
    swap: () => {
      setBackup(!backup)
      code.reset()
    },
  }
}
