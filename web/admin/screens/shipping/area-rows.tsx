import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { RowErrors } from '#web/admin/ui/use-row-errors.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type Area, newArea, prefixesOf, wordsOf } from './form-values.ts'

interface AreaRowsProps {
  areas: Area[]
  /** The countries that the shop ships to. */
  countries: { value: string; name: string }[]
  at: RowErrors['at']
  below: RowErrors['below']
  onChange: (areas: Area[]) => void
}

/** The places of a zone: countries, or states and postcodes in them; none means everywhere else. */
export function AreaRows({ areas, countries, at, below, onChange }: AreaRowsProps) {
  const t = useText('admin-shipping')
  const change = (key: number, part: Partial<Area>) => onChange(areas.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const free = countries.find(({ value }) => !areas.some(({ country }) => country === value))
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('areas')}</legend>
      {areas.length === 0 && <p className="mb-3 text-sm text-quiet">{t('everywhere')}</p>}
      {at('areas').error && <p className="mb-3 text-sm text-bad">{at('areas').error}</p>}
      <ul className="grid gap-3">
        {areas.map((area, index) => (
          <li key={area.key} className="grid items-start gap-3 border-b border-line pb-3 md:grid-cols-[1fr_1fr_1fr_auto]">
            <Select
              label={t('country')}
              value={area.country}
              {...at(`areas.${index}.country`)}
              {...at(`areas.${index}`)}
              onChange={(event) => change(area.key, { country: event.target.value })}
              options={countries}
            />
            <Field
              label={t('states')}
              placeholder={t('all')}
              defaultValue={area.regions.join(', ')}
              {...below(`areas.${index}.regions`)}
              onChange={(event) => change(area.key, { regions: wordsOf(event.target.value) })}
            />
            <Field
              label={t('postcodes')}
              placeholder={t('all')}
              defaultValue={area.postcodes.join(', ')}
              {...below(`areas.${index}.postcodes`)}
              onChange={(event) => change(area.key, { postcodes: prefixesOf(event.target.value) })}
            />
            <ActionButton look="bare" className="md:mt-7 md:min-h-12" onClick={() => onChange(areas.filter(({ key }) => key !== area.key))}>
              {t('remove')}
            </ActionButton>
          </li>
        ))}
      </ul>
      <ActionButton className="mt-3" onClick={() => onChange([...areas, newArea(free?.value ?? countries[0]?.value ?? 'US')])}>
        {t('addCountry')}
      </ActionButton>
    </fieldset>
  )
}
