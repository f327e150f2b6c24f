import { useEffect, useRef } from 'react'
import { urls } from '#contract/urls.ts'
import { ContactField } from '#web/features/auth/credentials/contact-field.tsx'
import { FormFooter } from '#web/features/auth/credentials/form-footer.tsx'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { type SignInValues, useSignInForm } from './use-sign-in-form.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

interface SignInFormProps {
  flow: SignInFlow
  typed: Partial<SignInValues>
  onTyped: (typed: SignInValues) => void
  /** Requests a mailed sign-in link instead; gets what was typed as the contact. */
  onRequestLink: (contact: string) => void
  /** Where to continue after methods that leave this page. */
  next: string | undefined
}

/** The form for contact and password, with a link for forgotten passwords. Needs the group "sign-in". */
export function SignInForm({ flow, typed, onTyped, onRequestLink, next }: SignInFormProps) {
  const t = useText('sign-in')
  const errorMessage = useErrorMessage()
  const { form, field, formProps } = useSignInForm({ flow, typed, onTyped })
  const { busy, error, onSubmit } = formProps
  const hydrated = useHydrated()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (flow.notice !== null) alert.current?.focus()
  }, [flow.notice])
  const failure = error === null ? flow.notice : errorMessage(error)
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      <ContactField {...field('contact')} label={t('contact')} autoComplete="username webauthn" />
      <div>
        <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        <div className="mt-1 flex flex-wrap gap-x-6">
          <TextLink
            to={urls.forgotPassword(next)}
            state={{ draft: { contact: form.watch('contact') } }}
            className="inline-flex min-h-11 items-center text-sm text-quiet"
          >
            {t('forgot')}
          </TextLink>
          <TextButton disabled={!hydrated} className="text-quiet" onClick={() => onRequestLink(form.getValues('contact'))}>
            {t('link.use')}
          </TextButton>
        </div>
      </div>
      <FormFooter
        action={t('submit')}
        busy={busy}
        failure={failure === null ? null : { title: t('failed'), text: failure }}
        alert={alert}
      />
    </form>
  )
}
