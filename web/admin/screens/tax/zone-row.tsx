import { localizedRegions } from '#contract/customers/region-names.ts'
import { countryName } from '#web/features/customers/addresses/format-address.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { NumberField } from '#web/admin/ui/number-field.tsx'
import type { RowErrors } from '#web/admin/ui/use-row-errors.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type TaxClass, withOwnCodes, withoutRemoved, withRate, type Zone } from './form-values.ts'

interface ZoneRowProps {
  zone: Zone
  classes: TaxClass[]
  countries: string[]
  /** The error of a field of this zone. */
  at: RowErrors['at']
  onChange: (zone: Zone) => void
  onRemove: () => void
}

/** The tax rates of a country or one of its states. */
export function ZoneRow({ zone, classes, countries, at, onChange, onRemove }: ZoneRowProps) {
  const t = useText('admin-shipping')
  const { locale } = useShop()
  const set = (part: Partial<Zone>) => onChange({ ...zone, ...part })
  const { rates } = withoutRemoved(zone, classes)
  const regions = localizedRegions(zone.country, locale)
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="grid gap-4 md:grid-cols-3">
        <Select
          label={t('country')}
          value={zone.country}
          {...at('country')}
          onChange={(event) => set({ country: event.target.value, region: '' })}
          options={countries.map((value) => ({ value, name: countryName(value, locale) }))}
        />
        <Select
          label={t('try.state')}
          value={zone.region}
          disabled={regions.length === 0}
          {...at('region')}
          onChange={(event) => set({ region: event.target.value })}
          options={[{ value: '', name: t('tax.wholeCountry') }, ...regions.map(({ code, name }) => ({ value: code, name }))]}
        />
        <Field
          label={t('tax.name')}
          hint={t('tax.nameHint')}
          value={zone.name}
          maxLength={60}
          {...at('name')}
          onChange={(event) => set({ name: event.target.value })}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {classes.map(({ key, code, name }) => (
          <NumberField
            key={key}
            label={t('tax.rateOf', { name: name || code })}
            value={zone.rates.find(({ taxClass }) => taxClass === code)?.percent ?? null}
            {...at(`rates.${rates.findIndex(({ taxClass }) => taxClass === code)}.percent`)}
            onChange={(percent) => onChange(withRate(zone, code, percent))}
          />
        ))}
        <Select
          label={t('tax.shipping')}
          value={zone.shippingClass ?? ''}
          onChange={(event) => set({ shippingClass: event.target.value || null })}
          options={[
            { value: '', name: t('tax.untaxed') },
            ...withOwnCodes(classes).map(({ code, name }) => ({ value: code, name: t('tax.as', { name: name || code }) })),
          ]}
        />
      </div>
      <ActionButton look="bare" className="justify-self-start" onClick={onRemove}>
        {t('remove')}
      </ActionButton>
    </li>
  )
}
