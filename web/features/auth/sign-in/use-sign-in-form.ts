import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#web/lib/call.ts'
import { useValidatedForm } from '#web/lib/use-validated-form.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { loadSchema } from '#web/features/auth/credentials/load-schema.ts'
import { readContact } from '#web/features/auth/credentials/contact.ts'
import { readDraftState } from '#web/features/auth/credentials/draft-state.ts'
import type { AccountIssue, Credentials } from '#web/features/auth/credentials/schema.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

export interface TypedSignIn {
  contact: string
  password: string
}

interface Parts {
  flow: SignInFlow
  /** Outlives the form, which makes room for the second question and may come back. */
  typed: Partial<TypedSignIn>
  onTyped: (typed: TypedSignIn) => void
}

export function useSignIn({ flow, typed, onTyped }: Parts) {
  const { countries } = useShop()
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessages()
  const [failed, setFailed] = useState<string | null>(null)
  const credentialsOf = ({ contact = '', password = '' }: Partial<TypedSignIn>): Credentials => ({
    ...readContact(contact, likelyCountry(countries)),
    password,
  })
  const { form, field, submit, isSubmitting } = useValidatedForm<TypedSignIn>({
    defaultValues: { contact: readDraftState(useLocation().state).contact, ...typed },
    load: loadSchema,
    check: async (values) => (await loadSchema()).checkSignIn(credentialsOf(values)).map(fieldMessage),
  })

  const onSubmit = submit(async (values) => {
    onTyped(values)
    setFailed(null)
    try {
      await flow.take(await call('POST /user-auth/sign-in', credentialsOf(values)))
    } catch (error) {
      setFailed(errorMessage(error))
    }
  })
  return { field, contact: form.watch('contact'), onSubmit, isSubmitting, failed: failed ?? flow.notice }
}

function useFieldMessages() {
  const t = useText('login')
  return ({ name, kind }: AccountIssue): { name: keyof TypedSignIn; message: string } =>
    name === 'password'
      ? { name, message: t(`errors.password.${kind}`) }
      : { name: 'contact', message: t(`errors.contact.${kind === 'missing' ? 'missing' : 'invalid'}`) }
}
