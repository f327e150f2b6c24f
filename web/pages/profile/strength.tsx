import type { Customer } from '#contract/customers/customers.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Section } from './section.tsx'
import type { ProfileForm } from './use-profile-form.ts'

const units: Customer['weightUnit'][] = ['kg', 'lb']

/** The best squat, and the unit of weight. */
export function Strength({ profile: { field, values, setUnit } }: { profile: ProfileForm }) {
  const t = useText('my-account')
  return (
    <Section title={t('profile.strength.title')} text={t('profile.strength.text')}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Field
          {...field('maxSquat')}
          label={`${t('profile.maxSquat')}, ${t(`profile.units.${values.weightUnit}`)}`}
          mark={t('optional')}
          className="min-w-0 grow basis-48"
          inputMode="decimal"
          autoComplete="off"
        />
        <div className="min-[24rem]:mt-7">
          <Segmented
            label={t('profile.unit')}
            value={values.weightUnit}
            options={units.map((value) => ({ value, name: t(`profile.units.${value}`) }))}
            onChange={setUnit}
          />
        </div>
      </div>
    </Section>
  )
}
