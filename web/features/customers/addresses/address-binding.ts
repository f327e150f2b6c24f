import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { useValidatedForm } from '#web/lib/use-validated-form.ts'
import type { AddressFieldName, AddressName } from './fields.ts'
import type { AddressValues } from './values.ts'

type ValidatedForm<V extends FieldValues> = Pick<ReturnType<typeof useValidatedForm<V>>, 'form' | 'field'>
type Name = keyof AddressValues

export type AddressBinding = ReturnType<typeof bindAddress>

/**
 * The part of a form that is an address, whatever else it holds. `autofill` tells the browser which of a person's addresses to fill in;
 * `at` tells what the form calls each of its values.
 */
export function bindAddress<V extends FieldValues>(autofill: AddressName, { form, field }: ValidatedForm<V>, at: (name: Name) => Path<V>) {
  return {
    autofill,
    field: (name: AddressFieldName) => field(at(name)),
    get: <N extends Name>(name: N): AddressValues[N] => form.getValues(at(name)),
    /** As `get`; whoever has the form is rendered again when it changes. */
    watch: <N extends Name>(name: N): AddressValues[N] => form.watch(at(name)),
    set: <N extends Name>(name: N, value: AddressValues[N]) => form.setValue(at(name), value as PathValue<V, Path<V>>),
    /** Fills in a field, as if the person had. */
    fill: (name: AddressFieldName, value: string) => {
      form.setValue(at(name), value as PathValue<V, Path<V>>, { shouldDirty: true })
      form.clearErrors(at(name))
    },
    focus: (name: AddressFieldName) => form.setFocus(at(name)),
  }
}
