import { useLocation } from '#web/lib/router/hooks.ts'
import { limits } from '#contract/limits.ts'
import { formatContact, loadSchema } from '#web/features/auth/credentials/contact.ts'
import { readDraftState } from '#web/features/auth/credentials/draft-state.ts'
import type { AccountIssue, SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { call } from '#web/lib/call.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

interface SignUpValues {
  name: string
  contact: string
  password: string
}

interface Options {
  /** The details for which a code was sent, when the user returns to change them. */
  sent: SignUpDraft | null
  onSent: (draft: SignUpDraft) => Promise<void>
}

/** The form of a new account. It sends a code to the contact. */
export function useSignUpForm({ sent, onSent }: Options) {
  const { countries } = useShop()
  const fieldMessage = useFieldMessages()
  const draftOf = async ({ name = '', contact = '', password = '' }: Partial<SignUpValues>): Promise<SignUpDraft> => ({
    name: name.trim(),
    password,
    ...(await loadSchema()).readContact(contact, likelyCountry(countries)),
  })
  return useSubmitForm<SignUpValues>({
    defaultValues: useDefaultValues(sent),
    load: loadSchema,
    check: async (values) => (await loadSchema()).checkSignUp(await draftOf(values)).map(fieldMessage),
    refusalFields: { PASSWORD_IS_EASY_TO_GUESS: 'password' },
    send: async (values) => {
      const draft = await draftOf(values)
      // If the details are unchanged, the code that was sent is still valid.
      const unchanged = sent !== null && JSON.stringify(sent) === JSON.stringify(draft)
      if (!unchanged) await call('POST /user-auth/signup/send-otp', draft)
      await onSent(draft)
    },
  })
}

function useFieldMessages() {
  const t = useText('sign-up')
  // Read one by one, because destructuring `limits` would load the limits of the whole shop.
  const { max: nameMax } = limits.name
  const { min, max } = limits.password
  return ({ name, kind }: AccountIssue): { name: keyof SignUpValues; message: string } => {
    if (name === 'contact') return { name, message: t(`errors.contact.${kind === 'missing' ? 'missing' : 'invalid'}`) }
    return { name, message: name === 'name' ? t(`errors.name.${kind}`, { max: nameMax }) : t(`errors.password.${kind}`, { min, max }) }
  }
}

/** Values typed before, or taken from an order. */
function useDefaultValues(sent: SignUpDraft | null): Partial<SignUpValues> {
  const { state } = useLocation()
  return sent ? { name: sent.name, contact: formatContact(sent), password: sent.password } : readDraftState(state)
}
