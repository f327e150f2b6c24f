import type { Plan } from '#contract/plans.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { type Period, periodsOf, priceOf } from './plan.ts'

interface PlanChoicesProps {
  label: string
  error?: string | undefined
  plans: Plan[]
  period: Period
  onPeriod: (period: Period) => void
  planId: string
  onPlan: (planId: string) => void
  /** The text below a plan's name; its benefits by default. */
  textOf?: (plan: Plan) => string
}

/** Chooses a billing period, and one of the plans sold for it. Needs the group "service". */
export function PlanChoices({ label, error, plans, period, onPeriod, planId, onPlan, textOf }: PlanChoicesProps) {
  const t = useText('service')
  const money = useMoney()
  const periods = periodsOf(plans).map((value) => ({ value, name: t(value) }))
  return (
    <>
      {periods.length > 1 && (
        <div className="mb-5">
          <Segmented label={t('period')} value={period} options={periods} onChange={onPeriod} />
        </div>
      )}
      <ChoiceGroup label={label} error={error}>
        {plans.map((plan) => {
          const price = priceOf(plan, period)
          return (
            price !== null && (
              <RadioCard
                key={plan.id}
                name="plan"
                title={plan.name}
                text={textOf ? textOf(plan) : plan.description}
                end={money(price)}
                checked={plan.id === planId}
                onChange={() => onPlan(plan.id)}
              />
            )
          )
        })}
      </ChoiceGroup>
    </>
  )
}
