import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import type { AddressBinding } from './address-binding.ts'
import { isSplitUnsure, joinName, splitName } from './names.ts'
import { AddressTextField } from './address-field.tsx'

/** One field for the name; two for who wants to split it otherwise than we would. Needs the group "checkout". */
export function NameFields({ part }: { part: AddressBinding }) {
  if (part.watch('separateNames')) {
    return (
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <AddressTextField part={part} name="firstName" token="given-name" autoCapitalize="words" />
        <AddressTextField part={part} name="lastName" token="family-name" autoCapitalize="words" />
      </div>
    )
  }
  return (
    <div>
      <AddressTextField part={part} name="fullName" token="name" autoCapitalize="words" />
      <Split part={part} />
    </div>
  )
}

/** Shown only where there is more than one way to split it. */
function Split({ part }: { part: AddressBinding }) {
  const t = useText('checkout')
  const fullName = part.watch('fullName')
  if (!isSplitUnsure(fullName)) return null
  const { firstName, lastName } = splitName(fullName)
  const apart = () => {
    part.set('firstName', firstName)
    part.set('lastName', lastName)
    part.set('fullName', joinName({ firstName, lastName }))
    part.set('separateNames', true)
    setTimeout(() => part.focus('firstName'))
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
