import { type ReactNode, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SavedAddress } from '#contract/customers/addresses.ts'
import { type AddressValues, toValues } from '#web/features/customers/addresses/values.ts'
import { formatPlace, fullNameOf } from '#web/features/customers/addresses/format-address.ts'
import { useText } from '#web/lib/text.ts'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { another, initialAddress } from './initial-address.ts'
import type { CheckoutValues } from './values.ts'

interface SavedAddressesProps {
  addresses: SavedAddress[]
  form: UseFormReturn<CheckoutValues>
  /** Called when a saved address is chosen. */
  onSaved: () => void
  children: ReactNode
}

/** The saved addresses, the default first; `children` are the fields for another one. Needs the group "manage-address". */
export function SavedAddresses({ addresses, form, onSaved, children }: SavedAddressesProps) {
  const t = useText('manage-address')
  const { getValues, setValue, clearErrors, formState } = form
  const [chosen, setChosen] = useState(() => initialAddress(addresses, getValues('shipping')))
  /** What was typed before a saved address was chosen; restored when "another" is chosen. */
  const [typed, setTyped] = useState<AddressValues | null>(null)
  // Errors in a saved address are corrected in the fields.
  if (chosen !== another && formState.errors.shipping) setChosen(another)

  const first = addresses.find(({ id }) => id === chosen)
  useEffect(() => {
    if (first) setValue('shipping', toValues(first, first.country))
  }, [first, setValue])

  function choose(id: string): void {
    const before = getValues('shipping')
    if (chosen === another) setTyped(before)
    if (id === another) setValue('shipping', typed ?? { ...toValues(null, before.country), fullName: before.fullName, phone: before.phone })
    else onSaved()
    clearErrors('shipping')
    setChosen(id)
  }

  const card = (id: string) => ({ name: 'saved-address', value: id, checked: id === chosen, onChange: () => choose(id) })
  return (
    <>
      <div role="radiogroup" aria-label={t('choose.title')}>
        {addresses.map((address) => (
          <RadioCard
            key={address.id}
            {...card(address.id)}
            title={fullNameOf(address)}
            text={formatPlace(address)}
            end={address.isDefault && <Tag>{t('choose.default')}</Tag>}
          />
        ))}
        <RadioCard {...card(another)} title={t('choose.other')} text={t('choose.otherText')} />
      </div>
      {chosen === another && <div className="mt-5">{children}</div>}
    </>
  )
}
