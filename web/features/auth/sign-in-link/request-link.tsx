import { useEffect, useRef, useState } from 'react'
import { OutboxHint } from '#web/features/auth/codes/outbox-hint.tsx'
import { useCodeErrorMessage } from '#web/features/auth/codes/use-code-error-message.ts'
import { loadSchema } from '#web/features/auth/credentials/contact.ts'
import { FormFooter } from '#web/features/auth/credentials/form-footer.tsx'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

/** Mails a sign-in link. The result is the same for every address, with or without an account. Needs the groups "sign-in" and "sign-up". */
export function RequestLink({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useText('sign-in')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className="grid gap-5">
      {sentTo === null ? <EmailForm email={email} onSent={setSentTo} /> : <Sent to={sentTo} />}
      <TextButton className="w-fit" onClick={onBack}>
        {t('link.back')}
      </TextButton>
    </div>
  )
}

function Sent({ to }: { to: string }) {
  const t = useText('sign-in')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <>
      <Alert ref={box} tone="good" title={t('link.sentTitle')}>
        <span className="wrap-anywhere">{t('link.sent', { to })}</span>
      </Alert>
      <OutboxHint />
    </>
  )
}

function EmailForm({ email, onSent }: { email: string; onSent: (to: string) => void }) {
  const t = useText('sign-in')
  const errorMessage = useCodeErrorMessage()
  const { field, formProps } = useSubmitForm<{ email: string }>({
    defaultValues: { email },
    autoFocus: 'email',
    load: loadSchema,
    check: async (typed) =>
      (await loadSchema())
        .checkContact({ email: typed.email.trim() })
        .map(({ kind }) => ({ name: 'email' as const, message: t(`errors.email.${kind === 'missing' ? 'missing' : 'invalid'}`) })),
    send: async (typed) => {
      await call('POST /user-auth/sign-in-link/send', { email: typed.email.trim() })
      onSent(typed.email.trim())
    },
  })
  const { busy, error, onSubmit } = formProps
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      <Field
        {...field('email')}
        label={t('link.email')}
        hint={t('link.why')}
        mark={t('required')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <FormFooter
        action={t('link.send')}
        busy={busy}
        failure={error === null ? null : { title: t('link.notSent'), text: errorMessage(error) }}
      />
    </form>
  )
}
