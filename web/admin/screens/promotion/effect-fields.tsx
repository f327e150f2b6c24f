import type { ApiInput } from '#contract/api.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { effectOf, kinds, typedNumber } from './form-values.ts'

type Effect = ApiInput<'POST /admin/promotions'>['effect']

/** What a promotion takes off: its kind, and the numbers that belong to it. */
export function EffectFields({ effect, onChange }: { effect: Effect; onChange: (effect: Effect) => void }) {
  const t = useText('admin-promotions')
  // A gift is chosen through the API.
  const offered = effect.kind === 'gift' ? [...kinds, 'gift' as const] : kinds
  return (
    <>
      <Select
        label={t('field.kind')}
        value={effect.kind}
        onChange={(event) => onChange(effectOf(offered.find((kind) => kind === event.target.value) ?? 'percent'))}
        options={offered.map((value) => ({ value, name: t(`kind.${value}`) }))}
      />
      <Numbers key={effect.kind} effect={effect} onChange={onChange} />
    </>
  )
}

function Numbers({ effect, onChange }: { effect: Effect; onChange: (effect: Effect) => void }) {
  const t = useText('admin-promotions')
  const number = (label: string, value: number | null, set: (value: number) => void) => (
    <Field
      key={label}
      label={label}
      inputMode="decimal"
      defaultValue={value ?? ''}
      onChange={(event) => set(typedNumber(event.target.value) ?? 0)}
    />
  )
  if (effect.kind === 'percent') return number(t('field.percent'), effect.percent, (percent) => onChange({ ...effect, percent }))
  if (effect.kind === 'fixed')
    return (
      <div className="grid gap-5 md:grid-cols-2">
        {number(t('field.amount'), effect.amount, (amount) => onChange({ ...effect, amount }))}
        <Select
          label={t('field.each')}
          value={effect.each}
          onChange={(event) => onChange({ ...effect, each: event.target.value === 'piece' ? 'piece' : 'order' })}
          options={(['order', 'piece'] as const).map((value) => ({ value, name: t(`each.${value}`) }))}
        />
      </div>
    )
  if (effect.kind === 'buyGet')
    return (
      <div className="grid gap-5 md:grid-cols-3">
        {number(t('field.buy'), effect.buy, (buy) => onChange({ ...effect, buy }))}
        {number(t('field.get'), effect.get, (get) => onChange({ ...effect, get }))}
        {number(t('field.percent'), effect.percent, (one) => onChange({ ...effect, percent: one }))}
      </div>
    )
  if (effect.kind !== 'tiers') return null
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {effect.tiers.flatMap((tier, index) => {
        const change = (part: Partial<typeof tier>) =>
          onChange({ ...effect, tiers: effect.tiers.map((one, at) => (at === index ? { ...one, ...part } : one)) })
        return [
          number(t('field.tierFrom', { count: index + 1 }), tier.from, (from) => change({ from })),
          number(t('field.tierPercent', { count: index + 1 }), tier.percent, (percent) => change({ percent })),
        ]
      })}
    </div>
  )
}
