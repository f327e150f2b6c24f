import type { Customer } from '#contract/customers/customers.ts'
import { PasswordField } from '#web/features/auth/passwords/password-field.tsx'
import { toE164 } from '#contract/phones.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import type { ContactKind, ContactRequest } from './schema.ts'
import { PanelForm } from './panel-form.tsx'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

interface ContactRequestFormProps {
  kind: ContactKind
  customer: Customer
  /** The request for which a code was sent, when the user returns to change it. */
  known: ContactRequest | null
  /** The address belongs to the account already, and only needs verification. */
  isKnown: boolean
  send: (request: ContactRequest) => Promise<void>
  onCancel: () => void
}

const schema = () => import('./schema.ts')
const looks = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const

/** Accounts without a password aren't asked for one: the server requires a recent sign-in instead. */
export function ContactRequestForm({
  kind,
  customer: { [kind]: old, hasPassword },
  known,
  isKnown,
  send,
  onCancel,
}: ContactRequestFormProps) {
  const t = useText('my-account')
  const login = useText('sign-in')
  const { countries } = useShop()
  const read = (typed: string) => (kind === 'phone' ? toE164(typed, likelyCountry(countries)) : typed.trim())
  const { field, formProps } = useSubmitForm({
    defaultValues: { contact: known?.[kind] ?? '', password: known?.password ?? '' },
    autoFocus: isKnown && hasPassword ? 'password' : 'contact',
    load: schema,
    check: async ({ contact, password }) => [
      ...((await schema()).isContact(kind, read(contact))
        ? []
        : [{ name: 'contact' as const, message: t(`security.contact.${kind}.wrong`) }]),
      ...(hasPassword && password === '' ? [{ name: 'password' as const, message: login('errors.password.missing') }] : []),
    ],
    refusalFields: { CURRENT_PASSWORD_IS_INCORRECT: 'password' },
    send: ({ contact, password }) => send({ [kind]: read(contact), password }),
  })
  return (
    <PanelForm {...formProps} action={t('security.contact.send')} onCancel={onCancel}>
      <Field
        {...field('contact')}
        {...looks[kind]}
        label={t(`security.contact.${kind}.${isKnown ? 'name' : 'new'}`)}
        hint={t(old && !isKnown ? `security.contact.${kind}.changeHint` : `security.contact.${kind}.why`)}
        mark={login('required')}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      {hasPassword && <PasswordField {...field('password')} label={t('security.currentPassword')} autoComplete="current-password" />}
    </PanelForm>
  )
}
