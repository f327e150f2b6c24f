import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { useValidatedForm } from '#web/lib/use-validated-form.ts'
import type { AddressFieldName, AddressName } from './fields.ts'
import type { AddressValues } from './values.ts'

type ValidatedForm<V extends FieldValues> = Pick<ReturnType<typeof useValidatedForm<V>>, 'form' | 'field'>
type Name = keyof AddressValues

export type AddressBinding = ReturnType<typeof bindAddress>

/**
 * Binds the address fields to a form that may have others. `autofill` is the prefix of the autocomplete tokens, which tells the browser
 * which of a person's addresses to fill in; `at` maps a field to its path in the form.
 */
export function bindAddress<V extends FieldValues>(autofill: AddressName, { form, field }: ValidatedForm<V>, at: (name: Name) => Path<V>) {
  return {
    autofill,
    field: (name: AddressFieldName) => field(at(name)),
    get: <N extends Name>(name: N): AddressValues[N] => form.getValues(at(name)),
    /** As `get`, but re-renders the component of the form on changes. */
    watch: <N extends Name>(name: N): AddressValues[N] => form.watch(at(name)),
    set: <N extends Name>(name: N, value: AddressValues[N]) => form.setValue(at(name), value as PathValue<V, Path<V>>),
    /** Sets a field as if the person had typed it. */
    fill: (name: AddressFieldName, value: string) => {
      form.setValue(at(name), value as PathValue<V, Path<V>>, { shouldDirty: true })
      form.clearErrors(at(name))
    },
    focus: (name: AddressFieldName) => form.setFocus(at(name)),
  }
}
