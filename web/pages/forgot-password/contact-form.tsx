import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { urls } from '#contract/urls.ts'
import { loadSchema } from '#web/features/auth/credentials/load-schema.ts'
import { ContactField } from '#web/features/auth/credentials/contact-field.tsx'
import { readContact, formatContact } from '#web/features/auth/credentials/contact.ts'
import { readDraftState } from '#web/features/auth/credentials/draft-state.ts'
import { useCodeErrorMessage } from '#web/features/auth/codes/use-code-error-message.ts'
import { useValidatedForm } from '#web/lib/use-validated-form.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import type { usePasswordReset } from './use-password-reset.ts'

/** Where to send a code. What comes of it is the same for every address. */
export function ContactForm({ reset }: { reset: ReturnType<typeof usePasswordReset> }) {
  const t = useText('forgot-password')
  const login = useText('login')
  const hydrated = useHydrated()
  const { field, onSubmit, isSubmitting, failed } = useContactForm(reset)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [failed])
  return (
    <>
      <form noValidate method="post" onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
        <ContactField {...field('contact')} label={login('contact')} />
        {failed && (
          <Alert ref={alert} tone="bad" title={t('failed')}>
            {failed}
          </Alert>
        )}
        <Button type="submit" busy={isSubmitting} disabled={!hydrated}>
          {t('submit')}
        </Button>
      </form>
      <p className="mt-8 border-t border-line pt-4">
        {t('remembered')}{' '}
        <TextLink to={urls.signIn(reset.given)} className="inline-flex min-h-11 items-center">
          {t('signIn')}
        </TextLink>
      </p>
      <p className="text-sm text-quiet">{t('keep')}</p>
    </>
  )
}

function useContactForm({ contact, notice, send }: ReturnType<typeof usePasswordReset>) {
  const t = useText('register')
  const { countries } = useShop()
  const errorMessage = useCodeErrorMessage()
  const draft = readDraftState(useLocation().state).contact
  const [refused, setRefused] = useState<string | null>(null)
  const read = (typed: string) => readContact(typed, likelyCountry(countries))
  const { field, submit, isSubmitting } = useValidatedForm<{ contact: string }>({
    defaultValues: { contact: contact ? formatContact(contact) : draft },
    load: loadSchema,
    check: async (typed) =>
      (await loadSchema()).checkContact(read(typed.contact)).map(({ kind }) => ({
        name: 'contact' as const,
        message: t(`errors.contact.${kind === 'missing' ? 'missing' : 'invalid'}`),
      })),
  })
  const onSubmit = submit(async (typed) => {
    setRefused(null)
    await send(read(typed.contact)).catch((error: unknown) => setRefused(errorMessage(error)))
  })
  return { field, onSubmit, isSubmitting, failed: refused ?? notice }
}
