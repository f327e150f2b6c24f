import type { Period } from '#web/features/subscriptions/plan.ts'
import { useText } from '#web/lib/text.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'

export type Renewal = 'renews' | 'once'

interface RenewalChoiceProps {
  period: Period
  /** Null until a plan is chosen. */
  price: string | null
  value: Renewal | null
  isMissing: boolean
  onChange: (renewal: Renewal) => void
}

/** Whether a plan renews: two equal answers, none of them chosen in advance, each with what it costs. */
export function RenewalChoice({ period, price, value, isMissing, onChange }: RenewalChoiceProps) {
  const t = useText('service')
  return (
    <div className="mt-5">
      <ChoiceGroup label={t('choose.renewal')} error={isMissing ? t('choose.renewalMissing') : undefined}>
        {(['renews', 'once'] as const).map((renewal) => (
          <RadioCard
            key={renewal}
            name="renewal"
            title={t(`choose.${renewal}.${period}`)}
            text={price === null ? '' : t(`choose.${renewal}.${period}Text`, { price })}
            checked={renewal === value}
            onChange={() => onChange(renewal)}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}
