import { limits } from '#contract/limits.ts'
import { useCodeErrorMessage } from '#web/features/auth/codes/use-code-error-message.ts'
import { ContactField } from '#web/features/auth/credentials/contact-field.tsx'
import { FormFooter } from '#web/features/auth/credentials/form-footer.tsx'
import type { SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { PasswordStrength } from '#web/features/auth/passwords/password-strength.tsx'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { useSignUpForm } from './use-sign-up-form.ts'

interface SignUpFormProps {
  sent: SignUpDraft | null
  onSent: (draft: SignUpDraft) => Promise<void>
  wantsNews: boolean
  onWantsNews: (wants: boolean) => void
}

export function SignUpForm({ sent, onSent, wantsNews, onWantsNews }: SignUpFormProps) {
  const t = useText('sign-up')
  const login = useText('sign-in')
  const errorMessage = useCodeErrorMessage()
  const { form, field, formProps } = useSignUpForm({ sent, onSent })
  const { busy, error, onSubmit } = formProps
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      <Field
        {...field('name')}
        label={t('name')}
        mark={login('required')}
        autoComplete="name"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <ContactField {...field('contact')} label={t('contact')} hint={t('contactWhy')} />
      <PasswordField
        {...field('password')}
        label={t('password')}
        hint={t('passwordRule', { min: limits.password.min })}
        autoComplete="new-password"
      />
      <PasswordStrength password={form.watch('password', '')} own={[form.watch('name', ''), form.watch('contact', '')]} />
      <Check label={t('newsletter')} checked={wantsNews} onChange={(event) => onWantsNews(event.currentTarget.checked)} />
      <p className="text-sm text-quiet">
        <LinkedText text={t('terms')} />
      </p>
      <FormFooter action={t('submit')} busy={busy} failure={error === null ? null : { title: t('failed'), text: errorMessage(error) }} />
    </form>
  )
}
