import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { isRefusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type FieldMessage, useValidatedForm } from './use-validated-form.ts'
import { useErrorMessage } from './errors.ts'

interface Options<V extends FieldValues> {
  defaultValues: DefaultValues<V>
  /** Gets the focus when the form opens. */
  first: Path<V>
  load?: () => Promise<unknown>
  check: (values: V) => FieldMessage<Path<V>>[] | Promise<FieldMessage<Path<V>>[]>
  /** Which field a refusal is about. */
  about?: Partial<Record<RefusalCode, Path<V>>>
  send: (values: V) => Promise<void>
}

/** A form that opens in a section. A refusal stands at the field it is about, anything else beside the button. */
export function useSubmitForm<V extends FieldValues>({ defaultValues, first, load = nothing, check, about = {}, send }: Options<V>) {
  const errorMessage = useErrorMessage()
  const [error, setError] = useState<unknown>(null)
  const { form, field, mark, submit, isSubmitting } = useValidatedForm<V>({ defaultValues, load, check: async (values) => check(values) })
  const { setFocus } = form
  useEffect(() => setFocus(first), [setFocus, first])

  const onSubmit = submit(async (values) => {
    setError(null)
    try {
      await send(values)
    } catch (thrown) {
      const name = isRefusal(thrown) ? about[thrown.code] : undefined
      if (name) mark([{ name, message: errorMessage(thrown) }])
      else setError(thrown)
    }
  })
  return { form, field, panel: { busy: isSubmitting, error, onSubmit: (event: React.FormEvent) => void onSubmit(event) } }
}

const nothing = async (): Promise<void> => undefined
