import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { formatContact, loadSchema } from '#web/features/auth/credentials/contact.ts'
import { FormFooter } from '#web/features/auth/credentials/form-footer.tsx'
import type { Contact } from '#web/features/auth/credentials/schema.ts'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { PasswordStrength } from '#web/features/auth/passwords/password-strength.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

interface NewPasswordFormProps {
  contact: Contact
  save: (password: string) => Promise<void>
  onExpired: (notice: string) => void
}

export function NewPasswordForm({ contact, save, onExpired }: NewPasswordFormProps) {
  const t = useText('forgot-password')
  const register = useText('sign-up')
  const errorMessage = useErrorMessage()
  const { form, field, formProps } = useNewPasswordForm({ save, onExpired })
  const { busy, error, onSubmit } = formProps
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={formatContact(contact)} />
      <PasswordField
        {...field('password')}
        label={t('password.label')}
        hint={register('passwordRule', { min: limits.password.min })}
        autoComplete="new-password"
      />
      <PasswordStrength password={form.watch('password')} own={[formatContact(contact)]} />
      <FormFooter
        action={t('password.submit')}
        busy={busy}
        failure={error === null ? null : { title: t('failed'), text: errorMessage(error) }}
      />
    </form>
  )
}

function useNewPasswordForm({ save, onExpired }: Omit<NewPasswordFormProps, 'contact'>) {
  const t = useText('sign-up')
  const errorMessage = useErrorMessage()
  const { min, max } = limits.password
  return useSubmitForm<{ password: string }>({
    defaultValues: { password: '' },
    autoFocus: 'password',
    load: loadSchema,
    check: async ({ password }) =>
      (await loadSchema())
        .checkNewPassword(password)
        .map(({ kind }) => ({ name: 'password' as const, message: t(`errors.password.${kind}`, { min, max }) })),
    refusalFields: { PASSWORD_IS_EASY_TO_GUESS: 'password' },
    send: async ({ password }) => {
      try {
        await save(password)
      } catch (error) {
        if (!isRefusal(error) || error.code !== 'TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER') throw error
        onExpired(errorMessage(error))
      }
    },
  })
}
