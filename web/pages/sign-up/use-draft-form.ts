import { useState } from 'react'
import { useLocation } from 'react-router'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { loadSchema } from '#web/features/auth/credentials/load-schema.ts'
import { readContact, formatContact } from '#web/features/auth/credentials/contact.ts'
import { readDraftState } from '#web/features/auth/credentials/draft-state.ts'
import type { AccountIssue, SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { useCodeErrorMessage } from '#web/features/auth/codes/use-code-error-message.ts'
import { call } from '#web/lib/call.ts'
import { useValidatedForm } from '#web/lib/use-validated-form.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

export interface Typed {
  name: string
  contact: string
  password: string
}

export function useDraftForm({ sent, onSent }: { sent: SignUpDraft | null; onSent: (draft: SignUpDraft) => void }) {
  const { countries } = useShop()
  const errorMessage = useCodeErrorMessage()
  const fieldMessage = useFieldMessages()
  const [failed, setFailed] = useState<string | null>(null)
  const draftOf = ({ name = '', contact = '', password = '' }: Partial<Typed>): SignUpDraft => ({
    name: name.trim(),
    password,
    ...readContact(contact, likelyCountry(countries)),
  })
  const { form, field, mark, submit, isSubmitting } = useValidatedForm<Typed>({
    defaultValues: useKnown(sent),
    load: loadSchema,
    check: async (typed) => (await loadSchema()).checkSignUp(draftOf(typed)).map(fieldMessage),
  })

  const onSubmit = submit(async (typed) => {
    const draft = draftOf(typed)
    setFailed(null)
    // Nothing was changed after all: the code that was sent still works.
    if (sent && JSON.stringify(sent) === JSON.stringify(draft)) return onSent(sent)
    try {
      await call('POST /user-auth/signup/send-otp', draft)
      onSent(draft)
    } catch (error) {
      if (isEasy(error)) mark([{ name: 'password', message: errorMessage(error) }])
      else setFailed(errorMessage(error))
    }
  })
  return { field, typed: form.watch(), onSubmit, isSubmitting, failed }
}

const isEasy = (error: unknown): boolean => isRefusal(error) && error.code === 'PASSWORD_IS_EASY_TO_GUESS'

function useFieldMessages() {
  const t = useText('register')
  const {
    name: { max: nameMax },
    password: { min, max },
  } = limits
  return ({ name, kind }: AccountIssue): { name: keyof Typed; message: string } => {
    if (name === 'contact') return { name, message: t(`errors.contact.${kind === 'missing' ? 'missing' : 'invalid'}`) }
    return { name, message: name === 'name' ? t(`errors.name.${kind}`, { max: nameMax }) : t(`errors.password.${kind}`, { min, max }) }
  }
}

/** What was typed before, or handed over from an order. */
function useKnown(sent: SignUpDraft | null): Partial<Typed> {
  const { state } = useLocation()
  return sent ? { name: sent.name, contact: formatContact(sent), password: sent.password } : readDraftState(state)
}
