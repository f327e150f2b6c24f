import { useEffect, useRef } from 'react'
import { urls } from '#contract/urls.ts'
import { wordsOf } from '#web/features/account/contact.ts'
import type { SignUpDraft } from '#web/features/account/schema.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { OutboxHint } from './outbox-hint.tsx'
import { Resend } from './resend.tsx'
import { useCode } from './use-code.ts'

export function CodeForm({ draft, next, onChange }: { draft: SignUpDraft; next: string; onChange: () => void }) {
  const t = useText('register')
  const login = useText('login')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { code, type, prove, busy, wrong, known } = useCode({ draft, next, onWrong: () => input.current?.select() })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void prove(code)
      }}
      className="grid gap-5"
    >
      <Field
        ref={input}
        label={t('code.label')}
        mark={login('required')}
        value={code}
        onChange={(event) => type(event.target.value)}
        error={wrong ?? undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        readOnly={busy}
        required
      />
      {known && (
        <Alert tone="warn">
          {t('code.exists')}{' '}
          <TextLink
            to={urls.signIn(next)}
            state={{ draft: { contact: wordsOf(draft) } }}
            className="inline-flex min-h-11 items-center font-medium"
          >
            {t('code.existsSignIn')}
          </TextLink>
        </Alert>
      )}
      <Button type="submit" busy={busy}>
        {t('code.submit')}
      </Button>
      <OutboxHint />
      <div className="flex flex-wrap gap-x-6">
        <Resend draft={draft} />
        <TextButton onClick={onChange}>{t('code.change')}</TextButton>
      </div>
      <p className="text-sm text-quiet">{t('code.known')}</p>
    </form>
  )
}
