import type { Plan } from '#contract/plans.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { type Period, periodsOf, priceOf, usePerks } from './plan.ts'

interface PlanChoicesProps {
  label: string
  error?: string | undefined
  plans: Plan[]
  period: Period
  onPeriod: (period: Period) => void
  planId: string
  onPlan: (planId: string) => void
  /** The text below a plan's name; its description by default. */
  textOf?: (plan: Plan) => string
  /** Whether what a plan includes is listed with it. */
  hasPerks?: boolean
}

/** Chooses a billing period, and one of the plans sold for it. Needs the group "plans". */
export function PlanChoices({ label, error, plans, period, onPeriod, planId, onPlan, textOf, hasPerks = false }: PlanChoicesProps) {
  const t = useText('plans')
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
                text={hasPerks ? <Perks plan={plan} /> : textOf ? textOf(plan) : plan.description}
                end={hasPerks ? <Price plan={plan} period={period} /> : money(price)}
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

function Price({ plan, period }: { plan: Plan; period: Period }) {
  const t = useText('plans')
  const money = useMoney()
  return (
    <span className="block text-end">
      <span className="display block text-xl tabular-nums">{money(priceOf(plan, period) ?? 0)}</span>
      <span className="block text-sm font-normal text-quiet">{t(period === 'month' ? 'perMonth' : 'perYear')}</span>
    </span>
  )
}

/** What the plan is for, and what it adds to what everyone has. Spans, as it's part of a label. */
function Perks({ plan }: { plan: Plan }) {
  const t = useText('plans')
  const perks = usePerks()
  const all = t('perks.account')
  return (
    <>
      {plan.description}
      <span className="mt-2 grid gap-1.5 text-ink">
        {perks(plan)
          .filter((perk) => perk !== all)
          .map((perk) => (
            <span key={perk} className="flex gap-2">
              <Icon name="check" className="size-5 shrink-0 text-good" />
              {perk}
            </span>
          ))}
      </span>
    </>
  )
}
