import { useEffect, useRef } from 'react'
import { urls } from '#contract/urls.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ContactField } from '#web/features/auth/credentials/contact-field.tsx'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'
import { type TypedSignIn, useSignIn } from './use-sign-in-form.ts'

interface SignInFormProps {
  flow: SignInFlow
  typed: Partial<TypedSignIn>
  onTyped: (typed: TypedSignIn) => void
  /** Where to go afterwards, for the ways that lead over other pages. */
  next: string | undefined
}

/** The password, and the way on for those who have forgotten it. Needs the group "login". */
export function SignInForm({ flow, typed, onTyped, next }: SignInFormProps) {
  const t = useText('login')
  // A form sent before the script is there would go to the server as a page's address, password and all.
  const hydrated = useHydrated()
  const { field, contact, onSubmit, isSubmitting, failed } = useSignIn({ flow, typed, onTyped })
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (flow.notice !== null) alert.current?.focus()
  }, [flow.notice])
  return (
    <form noValidate method="post" onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
      <ContactField {...field('contact')} label={t('contact')} autoComplete="username webauthn" />
      <div>
        <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        <TextLink
          to={urls.forgotPassword(next)}
          state={{ draft: { contact } }}
          className="mt-1 inline-flex min-h-11 items-center text-sm text-quiet"
        >
          {t('forgot')}
        </TextLink>
      </div>
      {failed && (
        <Alert ref={alert} tone="bad" title={t('failed')}>
          {failed}
        </Alert>
      )}
      <Button type="submit" busy={isSubmitting} disabled={!hydrated}>
        {t('submit')}
      </Button>
    </form>
  )
}
