import { limits } from '#contract/limits.ts'
import type { Address } from '#contract/customers/addresses.ts'
import { useCountries } from '#web/features/customers/addresses/countries.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const fields = [
  ['firstName', limits.address.name],
  ['lastName', limits.address.name],
  ['addressLine1', limits.address.line],
  ['addressLine2', limits.address.line],
  ['postCode', limits.address.postCodeMax],
  ['city', limits.address.city],
  ['region', limits.address.region],
] as const

interface AddressEditorProps {
  address: Address
  /** The server's messages by field: `shippingAddress.<field>`. */
  problems: Readonly<Record<string, readonly string[]>>
  onChange: (address: Address) => void
}

/** An address form for what a customer dictates on the phone. */
export function AddressEditor({ address, problems, onChange }: AddressEditorProps) {
  const t = useText('admin-compose')
  const countries = useCountries()
  const errorOf = (name: string) => problems[`shippingAddress.${name}`]?.join(' ')
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {fields.map(([name, maxLength]) => (
        <Field
          key={name}
          label={t(`address.${name}`)}
          mark={name === 'addressLine2' || name === 'region' ? t('optional') : undefined}
          value={address[name] ?? ''}
          maxLength={maxLength}
          autoComplete="off"
          error={errorOf(name)}
          onChange={(event) => onChange({ ...address, [name]: event.currentTarget.value })}
        />
      ))}
      <Select
        label={t('address.country')}
        value={address.country}
        options={countries}
        error={errorOf('country')}
        onChange={(event) => onChange({ ...address, country: event.currentTarget.value })}
      />
      <Field
        label={t('address.phone')}
        type="tel"
        value={address.phone}
        autoComplete="off"
        error={errorOf('phone')}
        onChange={(event) => onChange({ ...address, phone: event.currentTarget.value })}
      />
    </div>
  )
}
