import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useErrorMessage } from './errors.ts'
import { toast } from './toast.ts'

/** What is wrong with a field, as a sentence that says what to do. */
export interface FieldMessage<N extends string> {
  name: N
  message: string
}

interface Options<V extends FieldValues> {
  /** What is typed before the script arrives is kept only for fields that are not named here. */
  defaultValues?: DefaultValues<V>
  /** Loads what checks, with the first press into the form: opening the page does not wait for it. */
  load: () => Promise<unknown>
  /** All that is wrong, in the order of the form. */
  check: (values: V) => Promise<FieldMessage<Path<V>>[]>
}

/** A form that is checked when a field is left and again when it is sent, and is quiet while one is corrected. */
export function useValidatedForm<V extends FieldValues>({ defaultValues, load, check }: Options<V>) {
  const errorMessage = useErrorMessage()
  const form = useForm<V>({ defaultValues, reValidateMode: 'onSubmit', shouldFocusError: false })
  const { formState, getValues, setError, clearErrors } = form
  // Read here so that this component hears of them.
  const { errors, submitCount, isSubmitting } = formState

  /** A field that was only passed through is not complained about before the form is sent, nor one that is typed in again by now. */
  async function checkOne(name: Path<V>): Promise<void> {
    const value = getValues(name)
    if (submitCount === 0 && !value) return
    const complaint = (await check(getValues()).catch(() => [])).find((one) => one.name === name)
    if (getValues(name) !== value) return
    if (complaint) setError(name, { message: complaint.message })
    else clearErrors(name)
  }

  /** Marks the fields; the first of them gets the focus, after the next render, which may bring it. Answers whether there was one. */
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

  /** Goes on with what was typed, if it is right. */
  const submit = (go: (values: V) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      try {
        if (!mark(await check(values))) await go(values)
      } catch (error) {
        // What checks could not be loaded.
        toast('error', errorMessage(error))
      }
    })

  return { form, field, mark, submit, isSubmitting }
}
