import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { loadSchema } from '#web/features/auth/credentials/load-schema.ts'
import { formatContact } from '#web/features/auth/credentials/contact.ts'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { PasswordStrength } from '#web/features/auth/passwords/password-strength.tsx'
import type { Contact } from '#web/features/auth/credentials/schema.ts'
import { useValidatedForm } from '#web/lib/use-validated-form.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

interface NewPasswordFormProps {
  contact: Contact
  set: (password: string) => Promise<void>
  onTooLate: (why: string) => void
}

export function NewPasswordForm({ contact, set, onTooLate }: NewPasswordFormProps) {
  const t = useText('forgot-password')
  const register = useText('register')
  const { field, password, onSubmit, isSubmitting, failed } = useNewPassword({ set, onTooLate })
  return (
    <form noValidate method="post" onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
      {/* For what keeps passwords: whose it is. */}
      <input hidden readOnly autoComplete="username" value={formatContact(contact)} />
      <PasswordField
        {...field('password')}
        label={t('password.label')}
        hint={register('passwordRule', { min: limits.password.min })}
        autoComplete="new-password"
      />
      <PasswordStrength password={password} own={[formatContact(contact)]} />
      {failed && (
        <Alert tone="bad" title={t('failed')}>
          {failed}
        </Alert>
      )}
      <Button type="submit" busy={isSubmitting}>
        {t('password.submit')}
      </Button>
    </form>
  )
}

function useNewPassword({ set, onTooLate }: Omit<NewPasswordFormProps, 'contact'>) {
  const t = useText('register')
  const errorMessage = useErrorMessage()
  const { min, max } = limits.password
  const [failed, setFailed] = useState<string | null>(null)
  const { form, field, mark, submit, isSubmitting } = useValidatedForm<{ password: string }>({
    defaultValues: { password: '' },
    load: loadSchema,
    check: async ({ password }) =>
      (await loadSchema())
        .checkNewPassword(password)
        .map(({ kind }) => ({ name: 'password' as const, message: t(`errors.password.${kind}`, { min, max }) })),
  })
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])

  function refused(error: unknown): void {
    const code = isRefusal(error) ? error.code : null
    if (code === 'TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER') onTooLate(errorMessage(error))
    else if (code === 'PASSWORD_IS_EASY_TO_GUESS') mark([{ name: 'password', message: errorMessage(error) }])
    else setFailed(errorMessage(error))
  }

  const onSubmit = submit(async ({ password }) => {
    setFailed(null)
    await set(password).catch(refused)
  })
  return { field, password: form.watch('password'), onSubmit, isSubmitting, failed }
}
