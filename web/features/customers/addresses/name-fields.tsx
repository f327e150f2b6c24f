import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import type { AddressBinding } from './address-binding.ts'
import { isSplitUnsure, joinName, splitName } from './names.ts'
import { AddressTextField } from './address-field.tsx'

/** One field for the name; two for those who want to split it differently. Needs the group "checkout". */
export function NameFields({ address }: { address: AddressBinding }) {
  if (address.watch('separateNames')) {
    return (
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <AddressTextField address={address} name="firstName" token="given-name" autoCapitalize="words" />
        <AddressTextField address={address} name="lastName" token="family-name" autoCapitalize="words" />
      </div>
    )
  }
  return (
    <div>
      <AddressTextField address={address} name="fullName" token="name" autoCapitalize="words" />
      <Split address={address} />
    </div>
  )
}

/** The split into first and last name; shown only where it's ambiguous. */
function Split({ address }: { address: AddressBinding }) {
  const t = useText('checkout')
  const fullName = address.watch('fullName')
  if (!isSplitUnsure(fullName)) return null
  const { firstName, lastName } = splitName(fullName)
  const apart = () => {
    address.set('firstName', firstName)
    address.set('lastName', lastName)
    address.set('fullName', joinName({ firstName, lastName }))
    address.set('separateNames', true)
    setTimeout(() => address.focus('firstName'))
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
