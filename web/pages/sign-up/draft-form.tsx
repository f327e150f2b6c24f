import { limits } from '#contract/limits.ts'
import { ContactField } from '#web/features/auth/credentials/contact-field.tsx'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { PasswordStrength } from '#web/features/auth/passwords/password-strength.tsx'
import type { SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useDraftForm } from './use-draft-form.ts'

/** `sent`: what a code was sent for before, when one comes back to change it. */
export function DraftForm({ sent, onSent }: { sent: SignUpDraft | null; onSent: (draft: SignUpDraft) => void }) {
  const t = useText('register')
  const login = useText('login')
  // A form sent before the script is there would go to the server as a page's address, password and all.
  const hydrated = useHydrated()
  const { field, typed, onSubmit, isSubmitting, failed } = useDraftForm({ sent, onSent })
  return (
    <form noValidate method="post" onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
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
      <PasswordStrength password={typed.password ?? ''} own={[typed.name ?? '', typed.contact ?? '']} />
      {failed && (
        <Alert tone="bad" title={t('failed')}>
          {failed}
        </Alert>
      )}
      <Button type="submit" busy={isSubmitting} disabled={!hydrated}>
        {t('submit')}
      </Button>
    </form>
  )
}
