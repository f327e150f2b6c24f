import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { asciiDigits } from '#web/lib/phones.ts'
import { useText } from '#web/lib/text.ts'
import { useCodeErrorMessage } from './use-code-error-message.ts'

interface Parts {
  verify: (code: string) => Promise<void>
  onWrong: () => void
}

/** A code as it is pasted or typed, sent by itself once it is whole. Stays busy when it was right: the page goes on. */
export function useCode({ verify, onWrong }: Parts) {
  const t = useText('register')
  const errorMessage = useCodeErrorMessage()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const inFlight = useRef(false)

  async function send(digits: string): Promise<void> {
    if (inFlight.current) return
    if (digits.length !== limits.otp.digits) return setWrong(t('code.short'))
    inFlight.current = true
    setBusy(true)
    try {
      await verify(digits)
    } catch (error) {
      inFlight.current = false
      setBusy(false)
      setWrong(errorMessage(error))
      onWrong()
    }
  }

  function type(text: string): void {
    const digits = asciiDigits(text).replace(/\D/g, '').slice(0, limits.otp.digits)
    setCode(digits)
    setWrong(null)
    if (digits.length === limits.otp.digits && digits !== code) void send(digits)
  }

  return { code, type, send, busy, wrong }
}
