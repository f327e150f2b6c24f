import { type FormEvent, useState } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed, updateCustomer } from '#web/features/auth/session/session.ts'
import { useValidatedForm } from '#web/lib/use-validated-form.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useUnsavedChanges } from '#web/lib/use-unsaved-changes.ts'
import type { ProfileIssue } from './schema.ts'
import { useFieldMessages } from './use-field-messages.ts'
import { changesOf, convertMaxSquat, type ProfileValues, toValues } from './values.ts'

/** The name by which `document.forms` finds it. */
export const formName = 'profile'
const schema = () => import('./schema.ts')

export type ProfileForm = ReturnType<typeof useProfileForm>

/** The profile's form: sends only changes, and keeps the typed values on failure. */
export function useProfileForm(customer: Customer) {
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessages()
  const [failure, setFailure] = useState<string | null>(null)
  const sentences = (issues: ProfileIssue[], { weightUnit }: ProfileValues) =>
    issues.map((issue) => ({ name: issue.name, message: fieldMessage(issue, weightUnit) }))
  const check = async (values: ProfileValues) => {
    const half: ProfileIssue[] = isHalfTyped('dateOfBirth') ? [{ name: 'dateOfBirth', kind: 'invalid' }] : []
    return sentences([...(await schema()).checkProfile(changesOf(customer, values)), ...half], values)
  }
  const { form, field, mark, submit, isSubmitting } = useValidatedForm<ProfileValues>({
    defaultValues: toValues(customer),
    load: schema,
    check,
  })
  const values = form.watch()
  const unsaved = Object.keys(changesOf(customer, values)).length > 0

  async function save(typed: ProfileValues): Promise<void> {
    setFailure(null)
    try {
      const saved = await updateCustomer(signed('PATCH /user', changesOf(customer, typed)))
      // Values typed during the call aren't saved yet, and stay.
      if (JSON.stringify(form.getValues()) === JSON.stringify(typed)) form.reset(toValues(saved))
      toast('success', t('profile.saved'))
    } catch (error) {
      if (!(await isMarked(error, typed))) setFailure(errorMessage(error))
    }
  }

  /** Whether the failure concerns a field, which then shows it. */
  async function isMarked(error: unknown, typed: ProfileValues): Promise<boolean> {
    if (!isRefusal(error)) return false
    if (error.code === 'NAME_IS_RESERVED') return mark([{ name: 'name', message: errorMessage(error) }])
    if (error.code === 'HANDLE_IS_TAKEN') return mark([{ name: 'handle', message: errorMessage(error) }])
    return mark(sentences((await schema()).refusedFields(error.errors), typed))
  }

  return {
    form,
    field,
    values,
    unsaved,
    failure,
    busy: isSubmitting,
    unsavedChanges: useUnsavedChanges(unsaved),
    onSubmit: (event: FormEvent) => {
      if (isSubmitting) event.preventDefault()
      else void submit(save)(event)
    },
    undo: () => {
      setFailure(null)
      form.reset(toValues(customer))
    },
    setUnit: (unit: Customer['weightUnit']) => {
      const changed = convertMaxSquat(form.getValues(), unit)
      form.setValue('maxSquat', changed.maxSquat)
      form.setValue('weightUnit', changed.weightUnit)
      form.setValue('knownKilos', changed.knownKilos)
      form.clearErrors('maxSquat')
    },
  }
}

/** The native date field has no value while only a part of the date is typed. */
function isHalfTyped(field: string): boolean {
  const input = document.forms.namedItem(formName)?.elements.namedItem(field)
  return input instanceof HTMLInputElement && input.validity.badInput
}
