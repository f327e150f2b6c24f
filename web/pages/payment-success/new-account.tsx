import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { useCodeErrorMessage } from '#web/features/auth/codes/use-code-error-message.ts'
import { loadSchema } from '#web/features/auth/credentials/contact.ts'
import { FormFooter } from '#web/features/auth/credentials/form-footer.tsx'
import type { SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { PasswordStrength } from '#web/features/auth/passwords/password-strength.tsx'
import { VerifyContact } from '#web/features/auth/sign-up/verify-contact.tsx'
import { fullNameOf } from '#web/features/customers/addresses/format-address.ts'
import { call } from '#web/lib/call.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'
import { Alert } from '#web/ui/alert.tsx'

export interface NewAccountProps {
  order: Order
}

/** An account for a guest after an order: a password, then the code sent to the order's email. Needs the groups "sign-up" and "sign-in". */
export function NewAccount({ order: { number, email, shippingAddress } }: NewAccountProps) {
  const t = useText('payment-success')
  const register = useText('sign-up')
  const [sent, setSent] = useState<SignUpDraft | null>(null)
  const [isDone, setDone] = useState(false)
  const name = fullNameOf(shippingAddress)
  if (isDone) return <Ready />
  const elsewhere = () => goTo(urls.signUp(urls.order(number)), { state: { draft: { contact: email, name } } })
  return (
    <>
      <h2 className="text-lg font-semibold">{sent ? register('code.title') : t('account.title')}</h2>
      <p className="mt-1 mb-4 wrap-anywhere text-quiet">{sent ? register('code.sent', { to: email }) : t('account.text')}</p>
      <div className="grid max-w-112 gap-5">
        {sent ? (
          <VerifyContact draft={sent} next={urls.order(number)} onDone={() => setDone(true)} onChange={elsewhere} />
        ) : (
          <ChoosePassword name={name} email={email} onSent={setSent} />
        )}
      </div>
    </>
  )
}

interface ChoosePasswordProps {
  name: string
  email: string
  onSent: (draft: SignUpDraft) => void
}

function ChoosePassword({ name, email, onSent }: ChoosePasswordProps) {
  const t = useText('sign-up')
  const errorMessage = useCodeErrorMessage()
  const { min, max } = limits.password
  const { form, field, formProps } = useSubmitForm<{ password: string }>({
    defaultValues: { password: '' },
    autoFocus: 'password',
    load: loadSchema,
    check: async ({ password }) =>
      (await loadSchema())
        .checkNewPassword(password)
        .map(({ kind }) => ({ name: 'password' as const, message: t(`errors.password.${kind}`, { min, max }) })),
    refusalFields: { PASSWORD_IS_EASY_TO_GUESS: 'password' },
    send: async ({ password }) => {
      const draft = { name, email, password }
      await call('POST /user-auth/signup/send-otp', draft)
      onSent(draft)
    },
  })
  const { busy, error, onSubmit } = formProps
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('password')} label={t('password')} hint={t('passwordRule', { min })} autoComplete="new-password" />
      <PasswordStrength password={form.watch('password', '')} own={[name, email]} />
      <FormFooter action={t('submit')} busy={busy} failure={error === null ? null : { title: t('failed'), text: errorMessage(error) }} />
    </form>
  )
}

function Ready() {
  const t = useText('payment-success')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tone="good" title={t('account.ready')}>
      {t('account.readyText')}
    </Alert>
  )
}
