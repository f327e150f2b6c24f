import { useLocation } from '#web/lib/router/hooks.ts'
import { loadSchema } from '#web/features/auth/credentials/contact.ts'
import { readDraftState } from '#web/features/auth/credentials/draft-state.ts'
import type { AccountIssue, Credentials } from '#web/features/auth/credentials/schema.ts'
import { call } from '#web/lib/call.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

export interface SignInValues {
  contact: string
  password: string
}

interface Options {
  flow: SignInFlow
  /** Kept outside the form, which is unmounted during the second factor and may come back. */
  typed: Partial<SignInValues>
  onTyped: (typed: SignInValues) => void
}

/** The state of the form for contact and password. Needs the group "sign-in". */
export function useSignInForm({ flow, typed, onTyped }: Options) {
  const { countries } = useShop()
  const fieldMessage = useFieldMessages()
  const { state } = useLocation()
  const credentialsOf = async ({ contact = '', password = '' }: Partial<SignInValues>): Promise<Credentials> => ({
    ...(await loadSchema()).readContact(contact, likelyCountry(countries)),
    password,
  })
  return useSubmitForm<SignInValues>({
    defaultValues: { contact: readDraftState(state).contact, ...typed },
    load: loadSchema,
    check: async (values) => (await loadSchema()).checkSignIn(await credentialsOf(values)).map(fieldMessage),
    send: async (values) => {
      onTyped(values)
      await flow.handleResult(await call('POST /user-auth/sign-in', await credentialsOf(values)))
    },
  })
}

function useFieldMessages() {
  const t = useText('sign-in')
  return ({ name, kind }: AccountIssue): { name: keyof SignInValues; message: string } =>
    name === 'password'
      ? { name, message: t(`errors.password.${kind}`) }
      : { name: 'contact', message: t(`errors.contact.${kind === 'missing' ? 'missing' : 'invalid'}`) }
}
