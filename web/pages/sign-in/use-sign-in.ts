import { useState } from 'react'
import { useLocation } from 'react-router'
import { isRefusal, Refusal } from '#contract/refusal.ts'
import { readContact } from '#web/features/account/contact.ts'
import { accountSchema } from '#web/features/account/account-schema.ts'
import { enter } from '#web/features/account/enter.ts'
import { readHandedOver } from '#web/features/account/handed-over.ts'
import type { AccountIssue, Credentials } from '#web/features/account/schema.ts'
import { call } from '#web/lib/call.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { useSentence } from '#web/lib/failure.ts'
import { goTo } from '#web/lib/navigate.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

interface Typed {
  contact: string
  password: string
}

export function useSignIn({ next, quiet }: { next: string; quiet: boolean }) {
  const t = useText('login')
  const { countries } = useShop()
  const explain = useExplain()
  const [failed, setFailed] = useState<string | null>(null)
  const credentialsOf = ({ contact = '', password = '' }: Partial<Typed>): Credentials => ({
    ...readContact(contact, likelyCountry(countries)),
    password,
  })
  const say = ({ name, kind }: AccountIssue) => {
    if (name === 'password') return { name, message: t(`errors.password.${kind}`) }
    return { name: 'contact' as const, message: t(`errors.contact.${kind === 'missing' ? 'missing' : 'invalid'}`) }
  }
  const { field, submit, isSubmitting } = useCheckedForm<Typed>({
    defaultValues: { contact: readHandedOver(useLocation().state).contact },
    load: accountSchema,
    check: async (typed) => (await accountSchema()).checkSignIn(credentialsOf(typed)).map(say),
  })

  const onSubmit = submit(async (typed) => {
    setFailed(null)
    try {
      const answer = await call('POST /user-auth/sign-in', credentialsOf(typed))
      if ('ticket' in answer) throw new Refusal({ code: 'SECOND_FACTOR_IS_NEEDED', status: 422, sentence: '' })
      await enter(answer.access_token)
    } catch (error) {
      return setFailed(explain(error))
    }
    if (!quiet) toast('success', t('success'))
    goTo(next, { replace: true })
  })
  return { field, onSubmit, isSubmitting, failed }
}

function useExplain(): (error: unknown) => string {
  const t = useText('login')
  const sentence = useSentence()
  return (error) => (isRefusal(error) && error.retryAfter ? t('errors.wait', { count: error.retryAfter }) : sentence(error))
}
