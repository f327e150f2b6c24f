import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { NumberField } from '#web/admin/ui/number-field.tsx'
import type { RowErrors } from '#web/admin/ui/use-row-errors.ts'
import { toGrams, useWeights } from '#web/admin/ui/weights.ts'
import { newTier, type Tier } from './form-values.ts'
import { type Measure, MeasureField } from './measure-field.tsx'

interface TierRowsProps {
  tiers: Tier[]
  by: Measure
  at: RowErrors['at']
  onChange: (tiers: Tier[]) => void
}

/** The prices of a method by minimum value or weight. The first tier starts at zero. */
export function TierRows({ tiers, by, at, onChange }: TierRowsProps) {
  const t = useText('admin-shipping')
  const weights = useWeights()
  const byWeight = by === 'weight'
  const change = (key: number, part: Partial<Tier>) => onChange(tiers.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <div className="grid gap-3">
      {tiers.map((tier, index) => (
        <div key={tier.key} className="grid grid-cols-2 items-start gap-3 md:grid-cols-[1fr_1fr_1fr]">
          {index > 0 && (
            <MeasureField
              by={by}
              label={byWeight ? t('fromWeight', { unit: weights.name }) : t('from')}
              value={tier.from}
              {...at(`priceTiers.${index}.from`)}
              empty={0}
              onChange={(from) => change(tier.key, { from: from ?? 0 })}
            />
          )}
          <NumberField
            label={index === 0 ? t('price') : t('priceFrom')}
            value={tier.price}
            {...at(`priceTiers.${index}.price`)}
            isMoney
            empty={0}
            onChange={(price) => change(tier.key, { price: price ?? 0 })}
          />
          {index > 0 && (
            <ActionButton
              look="bare"
              className="justify-self-start md:mt-7 md:min-h-12"
              onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}
            >
              {t('remove')}
            </ActionButton>
          )}
        </div>
      ))}
      {at('priceTiers').error && <p className="text-sm text-bad">{at('priceTiers').error}</p>}
      <ActionButton
        className="justify-self-start"
        onClick={() => onChange([...tiers, newTier((tiers.at(-1)?.from ?? 0) + (byWeight ? toGrams(1, weights.unit) : 50))])}
      >
        {t('addTier')}
      </ActionButton>
    </div>
  )
}
