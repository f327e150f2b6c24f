import { useRef, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { call } from '#web/lib/call.ts'
import { asciiDigits } from '#web/lib/phones.ts'
import { useText } from '#web/lib/text.ts'
import type { SignInFlow, Challenge } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useErrorMessage } from '#web/lib/errors.ts'

const digits = 6
/** Of a backup code, which is shown with a hyphen in the middle. */
const letters = 10
/** With these the ticket is worth nothing any more. */
const over = new Set<RefusalCode>(['SIGN_IN_TICKET_IS_SPENT', 'SECOND_FACTOR_IS_OFF', 'INVALID_CREDENTIALS'])

/** The answer to the second question: a code of the app, sent by itself once it is whole, or a backup code. */
export function useSecondFactor(flow: SignInFlow, { ticket, provider }: Challenge, onWrong: () => void) {
  const t = useText('login')
  const errorMessage = useErrorMessage()
  const [backup, setBackup] = useState(false)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const inFlight = useRef(false)

  async function send(typed: string): Promise<void> {
    if (inFlight.current) return
    if (typed.replace(/[\s-]/g, '').length !== (backup ? letters : digits))
      return setWrong(t(backup ? 'second.backupShort' : 'second.short'))
    inFlight.current = true
    setBusy(true)
    try {
      await flow.take(await call('POST /user-auth/second-factor', { ticket, code: typed }), provider)
    } catch (error) {
      inFlight.current = false
      setBusy(false)
      refused(error)
    }
  }

  function refused(error: unknown): void {
    if (isRefusal(error) && over.has(error.code)) return flow.restart(errorMessage(error))
    const unfit = isRefusal(error) && (error.code === 'SECOND_FACTOR_IS_WRONG' || error.code === 'INVALID_INPUT')
    setWrong(unfit ? t(backup ? 'second.backupWrong' : 'second.wrong') : errorMessage(error))
    onWrong()
  }

  function type(text: string): void {
    setWrong(null)
    if (backup) return setCode(text)
    const typed = asciiDigits(text).replace(/\D/g, '').slice(0, digits)
    setCode(typed)
    if (typed.length === digits && typed !== code) void send(typed)
  }

  function swap(): void {
    setBackup(!backup)
    setCode('')
    setWrong(null)
  }

  return { backup, swap, code, type, send, busy, wrong }
}
