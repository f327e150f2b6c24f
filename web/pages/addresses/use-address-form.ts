import { type FormEvent, useEffect, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { bindAddress } from '#web/features/customers/addresses/address-binding.ts'
import type { AddressFieldName } from '#web/features/customers/addresses/fields.ts'
import { type Issue, issuesOf } from '#web/features/customers/addresses/issues.ts'
import { useFieldMessages } from '#web/features/customers/addresses/use-field-messages.ts'
import { useValidatedForm } from '#web/lib/use-validated-form.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useUnsavedChanges } from '#web/lib/use-unsaved-changes.ts'
import { type Advice, adviceOn } from './advice.ts'
import { byField } from './fields.ts'
import type { AddressInput } from './schema.ts'
import type { Values } from './values.ts'

const schema = () => import('./schema.ts')

export type AddressForm = ReturnType<typeof useAddressForm>

interface AddressFormOptions {
  defaultValues: Values
  /** Fails as its call does. */
  save: (input: AddressInput) => Promise<unknown>
  onSaved: () => void
}

/** The form of an address: validates it, compares it with its usual form, then saves it. */
export function useAddressForm({ defaultValues, save, onSaved }: AddressFormOptions) {
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessages()
  const [advice, setAdvice] = useState<Advice | null>(null)
  const { busy, error, run } = useAction()
  const fieldMessages = (issues: Issue[], { separateNames, country }: Values) =>
    byField(issues, separateNames).map((issue) => ({ name: issue.name, message: fieldMessage(issue, country) }))
  const check = async (values: Values) => {
    const { checkAddress, toInput } = await schema()
    return fieldMessages(checkAddress(toInput(values)), values)
  }
  const { form, field, mark, submit } = useValidatedForm<Values>({ defaultValues, load: schema, check })
  const unsavedChanges = useUnsavedChanges(JSON.stringify(form.watch()) !== JSON.stringify(defaultValues))

  const { subscribe } = form
  // Any change of the form makes earlier advice obsolete.
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setAdvice(null) }), [subscribe])

  async function put(input: AddressInput): Promise<void> {
    try {
      await save(input)
    } catch (refused) {
      setAdvice(null)
      const issues = isRefusal(refused) ? fieldMessages(issuesOf(refused.errors, input), form.getValues()) : []
      if (mark(issues)) return
      throw refused
    }
    unsavedChanges.allowLeaving()
    onSaved()
  }

  return {
    form,
    binding: bindAddress('shipping', { form, field }, (name) => name),
    advice,
    failure: error === null ? null : errorMessage(error),
    busy,
    unsavedChanges,
    /** Saves the address as typed, ignoring suggestions. */
    save: (input: AddressInput) => void run(() => put(input)),
    correct: (name: AddressFieldName) => {
      setAdvice(null)
      setTimeout(() => form.setFocus(name))
    },
    onSubmit: (event: FormEvent) =>
      void submit(async (values) => {
        const input = (await schema()).toInput(values)
        await run(async () => {
          const newAdvice = await adviceOn(input)
          if (newAdvice) setAdvice(newAdvice)
          else await put(input)
        })
      })(event),
  }
}
