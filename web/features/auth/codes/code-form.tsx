import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { OutboxHint } from './outbox-hint.tsx'
import { Resend } from './resend.tsx'
import { useCode } from './use-code.ts'

interface CodeFormProps {
  /** What the button does, in words. */
  action: string
  /** Takes the code on; what it throws is shown at the field. */
  verify: (code: string) => Promise<void>
  /** Sends another one. */
  resend: () => Promise<unknown>
  /** Back to where the code was sent. */
  onChange: () => void
  /** Below: what to do where nothing arrives. */
  children?: ReactNode
}

/** The code that proves an address: pasted or typed, asked for again, or for another address. Needs the groups "register" and "login". */
export function CodeForm({ action, verify, resend, onChange, children }: CodeFormProps) {
  const t = useText('register')
  const login = useText('login')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { code, type, send, busy, wrong } = useCode({ verify, onWrong: () => input.current?.select() })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(code)
      }}
      className="grid gap-5"
    >
      <CodeField
        ref={input}
        label={t('code.label')}
        mark={login('required')}
        value={code}
        onChange={(event) => type(event.target.value)}
        error={wrong ?? undefined}
        readOnly={busy}
        required
      />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
      <OutboxHint />
      <div className="flex flex-wrap gap-x-6">
        <Resend send={resend} />
        <TextButton onClick={onChange}>{t('code.change')}</TextButton>
      </div>
      {children}
    </form>
  )
}
