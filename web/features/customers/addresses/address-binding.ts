import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { useCheckedForm } from '#web/lib/use-validated-form.ts'
import type { AddressField, AddressName } from './fields.ts'
import type { AddressValues } from './values.ts'

type CheckedForm<V extends FieldValues> = Pick<ReturnType<typeof useCheckedForm<V>>, 'form' | 'field'>
type Name = keyof AddressValues

export type AddressPart = ReturnType<typeof addressPart>

/**
 * The part of a form that is an address, whatever else it holds. By `of` the browser knows which of a person's addresses to fill in;
 * `at` tells what the form calls each of its values.
 */
export function addressPart<V extends FieldValues>(of: AddressName, { form, field }: CheckedForm<V>, at: (name: Name) => Path<V>) {
  return {
    of,
    field: (name: AddressField) => field(at(name)),
    get: <N extends Name>(name: N): AddressValues[N] => form.getValues(at(name)),
    /** As `get`; whoever has the form is rendered again when it changes. */
    watch: <N extends Name>(name: N): AddressValues[N] => form.watch(at(name)),
    set: <N extends Name>(name: N, value: AddressValues[N]) => form.setValue(at(name), value as PathValue<V, Path<V>>),
    focus: (name: AddressField) => form.setFocus(at(name)),
  }
}
