import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { isRefusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Complaint, useCheckedForm } from './use-validated-form.ts'
import { useReason } from '#web/pages/security/use-reason.ts'

interface Options<V extends FieldValues> {
  defaultValues: DefaultValues<V>
  /** Gets the focus when the form opens. */
  first: Path<V>
  load?: () => Promise<unknown>
  check: (values: V) => Complaint<Path<V>>[] | Promise<Complaint<Path<V>>[]>
  /** Which field a refusal is about. */
  about?: Partial<Record<RefusalCode, Path<V>>>
  send: (values: V) => Promise<void>
}

/** A form that opens in a section. A refusal stands at the field it is about, anything else beside the button. */
export function useSentForm<V extends FieldValues>({ defaultValues, first, load = nothing, check, about = {}, send }: Options<V>) {
  const reason = useReason()
  const [trouble, setTrouble] = useState<unknown>(null)
  const { form, field, mark, submit, isSubmitting } = useCheckedForm<V>({ defaultValues, load, check: async (values) => check(values) })
  const { setFocus } = form
  useEffect(() => setFocus(first), [setFocus, first])

  const onSubmit = submit(async (values) => {
    setTrouble(null)
    try {
      await send(values)
    } catch (error) {
      const name = isRefusal(error) ? about[error.code] : undefined
      if (name) mark([{ name, message: reason(error) }])
      else setTrouble(error)
    }
  })
  return { form, field, panel: { busy: isSubmitting, trouble, onSubmit: (event: React.FormEvent) => void onSubmit(event) } }
}

const nothing = async (): Promise<void> => undefined
