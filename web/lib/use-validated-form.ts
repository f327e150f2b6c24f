import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useErrorMessage } from './errors.ts'
import { toast } from './toast.ts'

/** What is wrong with a field, as a sentence that says what to do. */
export interface FieldMessage<N extends string> {
  name: N
  message: string
}

interface Options<V extends FieldValues> {
  /** What's typed before the script loads is lost for the fields named here. */
  defaultValues?: DefaultValues<V>
  /** Loads the validation with the first interaction, so the page doesn't wait for it. */
  load: () => Promise<unknown>
  /** Every error, in the order of the form. */
  check: (values: V) => Promise<FieldMessage<Path<V>>[]>
}

/** A form validated on blur and on submit, and quiet while an error is being corrected. */
export function useValidatedForm<V extends FieldValues>({ defaultValues, load, check }: Options<V>) {
  const errorMessage = useErrorMessage()
  const form = useForm<V>({ defaultValues, reValidateMode: 'onSubmit', shouldFocusError: false })
  const { formState, getValues, setError, clearErrors } = form
  // Read here so that this component hears of them.
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

  /** What an input gets. */
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

  /** Continues with the values, if they're valid. */
  const submit = (go: (values: V) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      try {
        if (!mark(await check(values))) await go(values)
      } catch (error) {
        // The validation couldn't be loaded.
        toast('error', errorMessage(error))
      }
    })

  return { form, field, mark, submit, isSubmitting }
}
