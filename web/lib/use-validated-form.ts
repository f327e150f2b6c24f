import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { toastError } from './toast-error.ts'

/** An error at a field, as a sentence that says what to do. */
export interface FieldMessage<N extends string> {
  name: N
  message: string
}

interface Options<V extends FieldValues> {
  /** Input typed before hydration is lost in fields that have a default value. */
  defaultValues?: DefaultValues<V>
  /** Loads the validation on the first interaction, so that the page doesn't wait for it. */
  load: () => Promise<unknown>
  /** Returns every error, in the order of the form. */
  check: (values: V) => Promise<FieldMessage<Path<V>>[]>
}

/** A form validated on blur and on submit, and quiet while an error is being corrected. */
export function useValidatedForm<V extends FieldValues>({ defaultValues, load, check }: Options<V>) {
  const form = useForm<V>({ defaultValues, reValidateMode: 'onSubmit', shouldFocusError: false })
  const { formState, getValues, setError, clearErrors } = form
  // Reading these here subscribes this component to them.
  const { errors, submitCount, isSubmitting } = formState

  /** Fields that were only tabbed through aren't flagged before submit, nor are fields that are being edited again. */
  async function checkOne(name: Path<V>): Promise<void> {
    const value = getValues(name)
    if (submitCount === 0 && !value) return
    const complaint = (await check(getValues()).catch(() => [])).find((one) => one.name === name)
    if (getValues(name) !== value) return
    if (complaint) setError(name, { message: complaint.message })
    else clearErrors(name)
  }

  /** Marks the fields and focuses the first, after the next render, which may mount it. Returns whether there was one. */
  function mark(complaints: FieldMessage<Path<V>>[]): boolean {
    for (const { name, message } of complaints) setError(name, { message })
    const [first] = complaints
    if (first) setTimeout(() => form.setFocus(first.name))
    return first !== undefined
  }

  /** The props of an input. */
  function field(name: Path<V>) {
    const { onChange, onBlur, ...input } = form.register(name)
    return {
      ...input,
      error: form.getFieldState(name, { ...formState, errors }).error?.message,
      onFocus: () => {
        load().catch(() => undefined)
      },
      onChange: (event: { target: unknown; type?: unknown }) => {
        void onChange(event)
        clearErrors(name)
      },
      onBlur: (event: { target: unknown; type?: unknown }) => {
        void onBlur(event)
        void checkOne(name)
      },
    }
  }

  /** Calls `go` with the values, if they are valid. What `go` throws is the caller's to handle. */
  const submit = (go: (values: V) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      // The validation may fail to load.
      const complaints = await check(values).catch(toastError)
      if (complaints && !mark(complaints)) await go(values)
    })

  return { form, field, mark, submit, isSubmitting }
}
