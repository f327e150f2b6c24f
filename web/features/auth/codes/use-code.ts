import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { asciiDigits } from '#contract/digits.ts'
import { useAction } from '#web/lib/use-action.ts'

interface Options {
  /** How many digits the code has: it's then sent by itself once it's whole. Without it, any text is taken. */
  digits?: number | undefined
  /** What is wrong with a code before it's sent; null when nothing is. */
  check: (code: string) => string | null
  send: (code: string) => Promise<unknown>
  /** Why the code didn't work. */
  errorMessage: (error: unknown) => string
}

/** A form of one code, pasted or typed. It stays busy once the code was right: the page goes on. */
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
    /** What the input gets. */
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
