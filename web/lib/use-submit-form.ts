import { type FormEvent, useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { isRefusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useErrorMessage } from './errors.ts'
import { type FieldMessage, useValidatedForm } from './use-validated-form.ts'

interface Options<V extends FieldValues> {
  defaultValues: DefaultValues<V>
  /** The field that gets the focus when the form opens. */
  autoFocus?: Path<V>
  /** Preloads what `check` needs. */
  load?: () => Promise<unknown>
  check: (values: V) => FieldMessage<Path<V>>[] | Promise<FieldMessage<Path<V>>[]>
  /** The field at which each refusal is shown. */
  refusalFields?: Partial<Record<RefusalCode, Path<V>>>
  send: (values: V) => Promise<void>
}

/** A form that makes one call. Refusals are shown at their field; anything else is in `error` until the form is sent again. */
export function useSubmitForm<V extends FieldValues>({ defaultValues, autoFocus, load = nothing, check, refusalFields, send }: Options<V>) {
  const errorMessage = useErrorMessage()
  const [error, setError] = useState<unknown>(null)
  const { form, field, mark, submit, isSubmitting } = useValidatedForm<V>({ defaultValues, load, check: async (values) => check(values) })
  const { setFocus } = form
  useEffect(() => {
    if (autoFocus) setFocus(autoFocus)
  }, [setFocus, autoFocus])

  const onSubmit = submit(async (values) => {
    setError(null)
    try {
      await send(values)
    } catch (thrown) {
      const name = isRefusal(thrown) ? refusalFields?.[thrown.code] : undefined
      if (name) mark([{ name, message: errorMessage(thrown) }])
      else setError(thrown)
    }
  })
  return { form, field, formProps: { busy: isSubmitting, error, onSubmit: (event: FormEvent) => void onSubmit(event) } }
}

const nothing = async (): Promise<void> => undefined
