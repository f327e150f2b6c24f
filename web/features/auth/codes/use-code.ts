import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { asciiDigits } from '#web/lib/phones.ts'
import { useText } from '#web/lib/text.ts'
import { useExplain } from './use-code-error-message.ts'

interface Parts {
  prove: (code: string) => Promise<void>
  onWrong: () => void
}

/** A code as it is pasted or typed, sent by itself once it is whole. Stays busy when it was right: the page goes on. */
export function useCode({ prove, onWrong }: Parts) {
  const t = useText('register')
  const explain = useExplain()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const underWay = useRef(false)

  async function send(digits: string): Promise<void> {
    if (underWay.current) return
    if (digits.length !== limits.otp.digits) return setWrong(t('code.short'))
    underWay.current = true
    setBusy(true)
    try {
      await prove(digits)
    } catch (error) {
      underWay.current = false
      setBusy(false)
      setWrong(explain(error))
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
