import { type ReactNode, useEffect } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { OutboxHint } from './outbox-hint.tsx'
import { Resend } from './resend.tsx'
import { useCode } from './use-code.ts'
import { useCodeErrorMessage } from './use-code-error-message.ts'

interface CodeFormProps {
  /** The button's label. */
  action: string
  /** Checks the code; the error it throws is shown at the field. */
  verify: (code: string) => Promise<void>
  /** Sends another code. Absent where resending would need input from an earlier step. */
  resend?: (() => Promise<unknown>) | undefined
  /** Goes back to the step where the email or phone is entered. */
  onChange: () => void
  /** Shown below the form: what to do when no code arrives. */
  children?: ReactNode
}

/** The form for the code that proves an email or a phone number, with resending and a way back. Needs the groups "sign-up" and "sign-in". */
export function CodeForm({ action, verify, resend, onChange, children }: CodeFormProps) {
  const t = useText('sign-up')
  const login = useText('sign-in')
  const { digits } = limits.otp
  const { input, busy, onSubmit } = useCode({
    digits,
    check: (code) => (code.length === digits ? null : t('code.short')),
    send: verify,
    errorMessage: useCodeErrorMessage(),
  })
  const { ref } = input
  useEffect(() => ref.current?.focus(), [ref])
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <CodeField {...input} label={t('code.label')} mark={login('required')} />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
      <OutboxHint />
      <div className="flex flex-wrap gap-x-6">
        {resend && <Resend send={resend} />}
        <TextButton onClick={onChange}>{t('code.change')}</TextButton>
      </div>
      {children}
    </form>
  )
}
