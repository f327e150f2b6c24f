import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { asciiDigits } from '#contract/digits.ts'
import { useAction } from '#web/lib/use-action.ts'

interface Options {
  /** How many digits the code has; it's submitted automatically when complete. Without it, any text is accepted. */
  digits?: number | undefined
  /** Validates a code before it's sent: the error message, or null. */
  check: (code: string) => string | null
  send: (code: string) => Promise<unknown>
  /** The message for a code that was rejected. */
  errorMessage: (error: unknown) => string
}

/** The state of a form for one code, pasted or typed. It stays busy after success, since the page is about to change. */
export function useCode({ digits, check, send, errorMessage }: Options) {
  const ref = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [message, setMessage] = useState<string | null>(null)
  const { busy, run } = useAction({ busyAfterSuccess: true })

  async function submit(typed: string): Promise<void> {
    const wrong = check(typed)
    if (wrong !== null) return setMessage(wrong)
    await run(async () => {
      try {
        await send(typed)
      } catch (error) {
        setMessage(errorMessage(error))
        ref.current?.select()
        throw error
      }
    })
  }

  function change(text: string): void {
    setMessage(null)
    if (digits === undefined) return setCode(text)
    const typed = asciiDigits(text).replace(/\D/g, '').slice(0, digits)
    setCode(typed)
    if (typed.length === digits && typed !== code) void submit(typed)
  }

  return {
    busy,
    reset: () => change(''),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit(code)
    },
    /** The props of the input. */
    input: {
      ref,
      value: code,
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.target.value),
      error: message ?? undefined,
      readOnly: busy,
      required: true,
    },
  }
}
