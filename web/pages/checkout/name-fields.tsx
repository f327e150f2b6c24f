import { isSplitUnsure, joinName, splitName } from '#web/features/checkout/names.ts'
import type { AddressName } from '#web/features/checkout/fields.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** One field for the name; two for who wants to split it otherwise than we would. */
export function NameFields({ of, checkout }: { of: AddressName; checkout: CheckoutState }) {
  const t = useText('checkout')
  const { field, form } = checkout
  const plain = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false, mark: t('required'), required: true }
  if (form.watch(`${of}.apart`)) {
    return (
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <Field {...field(`${of}.firstName`)} {...plain} label={t('fields.firstName')} autoComplete={`${of} given-name`} />
        <Field {...field(`${of}.lastName`)} {...plain} label={t('fields.lastName')} autoComplete={`${of} family-name`} />
      </div>
    )
  }
  return (
    <div>
      <Field {...field(`${of}.fullName`)} {...plain} label={t('fields.fullName')} autoComplete={`${of} name`} />
      <Split of={of} form={form} />
    </div>
  )
}

/** Shown only where there is more than one way to split it. */
function Split({ of, form }: { of: AddressName; form: CheckoutState['form'] }) {
  const t = useText('checkout')
  const fullName = form.watch(`${of}.fullName`)
  if (!isSplitUnsure(fullName)) return null
  const { firstName, lastName } = splitName(fullName)
  const apart = () => {
    form.setValue(`${of}.firstName`, firstName)
    form.setValue(`${of}.lastName`, lastName)
    form.setValue(`${of}.fullName`, joinName({ firstName, lastName }))
    form.setValue(`${of}.apart`, true)
    setTimeout(() => form.setFocus(`${of}.firstName`))
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
