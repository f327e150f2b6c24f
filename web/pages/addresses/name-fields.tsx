import { isSplitUnsure, joinName, splitName } from '#web/features/checkout/names.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { AddressForm } from './use-address-form.ts'

/** One field for the name; two for who wants to split it otherwise than we would. */
export function NameFields({ address: { field, form } }: { address: AddressForm }) {
  const t = useText('checkout')
  const plain = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false, mark: t('required'), required: true }
  if (form.watch('apart')) {
    return (
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <Field {...field('firstName')} {...plain} label={t('fields.firstName')} autoComplete="shipping given-name" />
        <Field {...field('lastName')} {...plain} label={t('fields.lastName')} autoComplete="shipping family-name" />
      </div>
    )
  }
  return (
    <div>
      <Field {...field('fullName')} {...plain} label={t('fields.fullName')} autoComplete="shipping name" />
      <Split form={form} />
    </div>
  )
}

/** Shown only where there is more than one way to split it. */
function Split({ form }: { form: AddressForm['form'] }) {
  const t = useText('checkout')
  const fullName = form.watch('fullName')
  if (!isSplitUnsure(fullName)) return null
  const { firstName, lastName } = splitName(fullName)
  const apart = () => {
    form.setValue('firstName', firstName)
    form.setValue('lastName', lastName)
    form.setValue('fullName', joinName({ firstName, lastName }))
    form.setValue('apart', true)
    setTimeout(() => form.setFocus('firstName'))
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      {t('fields.split', { first: firstName, last: lastName })}
      <TextButton className="text-ink" onClick={apart}>
        {t('fields.splitChange')}
      </TextButton>
    </p>
  )
}
