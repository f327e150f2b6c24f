import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { bindAddress } from '#web/features/customers/addresses/address-binding.ts'
import type { AddressFieldName } from '#web/features/customers/addresses/fields.ts'
import { type Issue, issuesOf } from '#web/features/customers/addresses/issues.ts'
import { useFieldMessages } from '#web/features/customers/addresses/use-field-messages.ts'
import { useValidatedForm } from '#web/lib/use-validated-form.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useUnsavedChanges } from '#web/lib/use-unsaved-changes.ts'
import { type Advice, adviceOn } from './advice.ts'
import { byField } from './fields.ts'
import type { AddressInput } from './schema.ts'
import type { Values } from './values.ts'

const schema = () => import('./schema.ts')

export type AddressForm = ReturnType<typeof useAddressForm>

interface Parts {
  first: Values
  /** Keeps the address; fails as its call fails. */
  keep: (input: AddressInput) => Promise<unknown>
  onKept: () => void
}

/** The form of an address: checked, then held against how such addresses are usually written, then kept. */
export function useAddressForm({ first, keep, onKept }: Parts) {
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessages()
  const [advice, setAdvice] = useState<Advice | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // The state shows with the next render; a second press may come before it.
  const inFlight = useRef(false)
  const fieldMessages = (issues: Issue[], apart: boolean) =>
    byField(issues, apart).map((issue) => ({ name: issue.name, message: fieldMessage(issue) }))
  const check = async (values: Values) => {
    const { checkAddress, toInput } = await schema()
    return fieldMessages(checkAddress(toInput(values)), values.apart)
  }
  const { form, field, mark, submit } = useValidatedForm<Values>({ defaultValues: first, load: schema, check })
  const question = useUnsavedChanges(JSON.stringify(form.watch()) !== JSON.stringify(first))

  const { subscribe } = form
  // Advice is about what was typed then.
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setAdvice(null) }), [subscribe])

  /** One at a time: what is pressed twice is kept once. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    setBusy(true)
    setFailure(null)
    await work().finally(() => {
      inFlight.current = false
      setBusy(false)
    })
  }

  async function put(input: AddressInput): Promise<void> {
    try {
      await keep(input)
      question.letGo()
      onKept()
    } catch (error) {
      setAdvice(null)
      const issues = isRefusal(error) ? fieldMessages(issuesOf(error.errors, input), form.getValues('apart')) : []
      if (!mark(issues)) setFailure(errorMessage(error))
    }
  }

  return {
    form,
    part: bindAddress('shipping', { form, field }, (name) => name),
    advice,
    failure,
    busy,
    question,
    /** Keeps it as it is, whatever was advised. */
    put: (input: AddressInput) => void once(() => put(input)),
    correct: (name: AddressFieldName) => {
      setAdvice(null)
      setTimeout(() => form.setFocus(name))
    },
    onSubmit: (event: FormEvent) =>
      void submit(async (values) => {
        const input = (await schema()).toInput(values)
        await once(async () => {
          const found = await adviceOn(input)
          if (found) setAdvice(found)
          else await put(input)
        })
      })(event),
  }
}
