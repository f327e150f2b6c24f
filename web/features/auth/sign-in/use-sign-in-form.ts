import { useState } from 'react'
import { useLocation } from 'react-router'
import { isRefusal } from '#contract/refusal.ts'
import { call } from '#web/lib/call.ts'
import { useCheckedForm } from '#web/lib/use-validated-form.ts'
import { useSentence } from '#web/lib/errors.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { accountSchema } from '#web/features/auth/credentials/load-schema.ts'
import { readContact } from '#web/features/auth/credentials/contact.ts'
import { readHandedOver } from '#web/features/auth/credentials/draft-state.ts'
import type { AccountIssue, Credentials } from '#web/features/auth/credentials/schema.ts'
import type { Entry } from './use-sign-in-flow.ts'

export interface TypedSignIn {
  contact: string
  password: string
}

interface Parts {
  entry: Entry
  /** Outlives the form, which makes room for the second question and may come back. */
  typed: Partial<TypedSignIn>
  onTyped: (typed: TypedSignIn) => void
}

export function useSignIn({ entry, typed, onTyped }: Parts) {
  const { countries } = useShop()
  const explain = useExplainSignIn()
  const say = useSay()
  const [failed, setFailed] = useState<string | null>(null)
  const credentialsOf = ({ contact = '', password = '' }: Partial<TypedSignIn>): Credentials => ({
    ...readContact(contact, likelyCountry(countries)),
    password,
  })
  const { form, field, submit, isSubmitting } = useCheckedForm<TypedSignIn>({
    defaultValues: { contact: readHandedOver(useLocation().state).contact, ...typed },
    load: accountSchema,
    check: async (values) => (await accountSchema()).checkSignIn(credentialsOf(values)).map(say),
  })

  const onSubmit = submit(async (values) => {
    onTyped(values)
    setFailed(null)
    try {
      await entry.take(await call('POST /user-auth/sign-in', credentialsOf(values)))
    } catch (error) {
      setFailed(explain(error))
    }
  })
  return { field, contact: form.watch('contact'), onSubmit, isSubmitting, failed: failed ?? entry.notice }
}

function useSay() {
  const t = useText('login')
  return ({ name, kind }: AccountIssue): { name: keyof TypedSignIn; message: string } =>
    name === 'password'
      ? { name, message: t(`errors.password.${kind}`) }
      : { name: 'contact', message: t(`errors.contact.${kind === 'missing' ? 'missing' : 'invalid'}`) }
}

/** Why nobody was let in. Needs the group "login". */
export function useExplainSignIn(): (error: unknown) => string {
  const t = useText('login')
  const sentence = useSentence()
  return (error) => (isRefusal(error) && error.retryAfter ? t('errors.wait', { count: error.retryAfter }) : sentence(error))
}
