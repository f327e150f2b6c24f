import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { enter } from '#web/features/account/enter.ts'
import type { SignUpDraft } from '#web/features/account/schema.ts'
import { call } from '#web/lib/call.ts'
import { goTo } from '#web/lib/navigate.ts'
import { asciiDigits } from '#web/lib/phones.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useExplain } from './use-explain.ts'

interface Parts {
  draft: SignUpDraft
  next: string
  onWrong: () => void
}

/** The code: pasted or typed, sent by itself once it is whole. `known`: it was right, but there is an account already. */
export function useCode({ draft, next, onWrong }: Parts) {
  const t = useText('register')
  const explain = useExplain()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [known, setKnown] = useState(false)
  const underWay = useRef(false)

  async function prove(digits: string): Promise<void> {
    if (underWay.current) return
    if (digits.length !== limits.otp.digits) return setWrong(t('code.short'))
    underWay.current = true
    setBusy(true)
    try {
      const { access_token } = await call('POST /user-auth/signup/verify-otp', { email: draft.email, phone: draft.phone, otp: digits })
      await enter(access_token)
      toast('success', t('welcome'))
      goTo(next, { replace: true })
    } catch (error) {
      underWay.current = false
      setBusy(false)
      refused(error)
    }
  }

  function refused(error: unknown): void {
    if (isRefusal(error) && error.code === 'USER_ALREADY_EXISTS') return setKnown(true)
    setWrong(explain(error))
    onWrong()
  }

  function type(text: string): void {
    const digits = asciiDigits(text).replace(/\D/g, '').slice(0, limits.otp.digits)
    setCode(digits)
    setWrong(null)
    if (digits.length === limits.otp.digits && digits !== code) void prove(digits)
  }

  return { code, type, prove, busy, wrong, known }
}
