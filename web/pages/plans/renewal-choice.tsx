import type { Period } from '#web/features/subscriptions/plan.ts'
import { useText } from '#web/lib/text.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'

export type Renewal = 'renews' | 'once'

interface RenewalChoiceProps {
  period: Period
  /** Null until a plan is chosen. */
  price: string | null
  /** The days of the free trial, if the plan renews. */
  trialDays: number
  value: Renewal | null
  isMissing: boolean
  onChange: (renewal: Renewal) => void
}

/** Whether a plan renews: two equal options, neither preselected, each with its price. */
export function RenewalChoice({ period, price, trialDays, value, isMissing, onChange }: RenewalChoiceProps) {
  const t = useText('plans')
  const textOf = (renewal: Renewal) => {
    if (price === null) return t(`choose.${renewal}.note`)
    return renewal === 'renews' && trialDays > 0
      ? t(`trial.${period}Text`, { count: trialDays, price })
      : t(`choose.${renewal}.${period}Text`, { price })
  }
  return (
    <div className="mt-5">
      <ChoiceGroup label={t('choose.renewal')} error={isMissing ? t('choose.renewalMissing') : undefined}>
        {(['renews', 'once'] as const).map((renewal) => (
          <RadioCard
            key={renewal}
            name="renewal"
            title={renewal === 'renews' && trialDays > 0 ? t(`trial.${period}`, { count: trialDays }) : t(`choose.${renewal}.${period}`)}
            text={textOf(renewal)}
            checked={renewal === value}
            onChange={() => onChange(renewal)}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}
