import { useEffect, useRef } from 'react'
import { useLocation } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { useCodeErrorMessage } from '#web/features/auth/codes/use-code-error-message.ts'
import { formatContact, loadSchema } from '#web/features/auth/credentials/contact.ts'
import { ContactField } from '#web/features/auth/credentials/contact-field.tsx'
import { readDraftState } from '#web/features/auth/credentials/draft-state.ts'
import { FormFooter } from '#web/features/auth/credentials/form-footer.tsx'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'
import { TextLink } from '#web/ui/link.tsx'
import type { PasswordReset } from './use-password-reset.ts'

/** Requests a code. The result looks the same for every address, so it doesn't reveal accounts. */
export function ContactForm({ reset }: { reset: PasswordReset }) {
  const t = useText('forgot-password')
  const login = useText('sign-in')
  const errorMessage = useCodeErrorMessage()
  const { field, formProps } = useContactForm(reset)
  const { busy, error, onSubmit } = formProps
  const failure = error === null ? reset.notice : errorMessage(error)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [failure])
  return (
    <>
      <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
        <ContactField {...field('contact')} label={login('contact')} />
        <FormFooter
          action={t('submit')}
          busy={busy}
          failure={failure === null ? null : { title: t('failed'), text: failure }}
          alert={alert}
        />
      </form>
      <p className="mt-8 border-t border-line pt-4">
        {t('remembered')}{' '}
        <TextLink to={urls.signIn(reset.requestedNext)} className="inline-flex min-h-11 items-center">
          {t('signIn')}
        </TextLink>
      </p>
      <p className="text-sm text-quiet">{t('keep')}</p>
    </>
  )
}

function useContactForm({ contact, send }: PasswordReset) {
  const t = useText('sign-up')
  const { countries } = useShop()
  const { state } = useLocation()
  const read = async (typed: string) => (await loadSchema()).readContact(typed, likelyCountry(countries))
  return useSubmitForm<{ contact: string }>({
    defaultValues: { contact: contact ? formatContact(contact) : readDraftState(state).contact },
    load: loadSchema,
    check: async (values) =>
      (await loadSchema()).checkContact(await read(values.contact)).map(({ kind }) => ({
        name: 'contact' as const,
        message: t(`errors.contact.${kind === 'missing' ? 'missing' : 'invalid'}`),
      })),
    send: async (values) => send(await read(values.contact)),
  })
}
