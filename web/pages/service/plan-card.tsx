import type { Plan } from '#contract/plans.ts'
import { urls } from '#contract/urls.ts'
import { isSold, monthsFree, type Period, priceOf, usePerks, useTrialText } from '#web/features/subscriptions/plan.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface PlanCardProps {
  plan: Plan
  period: Period
  /** The cheapest paid plan, which is highlighted. */
  isFirst: boolean
  canSubscribe: boolean
  /** Members change their plan on its own page. */
  isMember: boolean
}

export function PlanCard({ plan, period, isFirst, canSubscribe, isMember }: PlanCardProps) {
  const t = useText('plans')
  const money = useMoney()
  const perks = usePerks()
  const price = priceOf(plan, period)
  const free = monthsFree(plan)
  const trial = useTrialText()(plan, period)
  return (
    <div
      className={`flex flex-col rounded-card lg:row-span-5 lg:grid lg:grid-rows-subgrid border p-6 md:p-8 ${isFirst ? 'border-ink bg-surface lg:relative lg:-my-6 lg:py-14' : 'border-line'}`}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 className="display text-xl">{plan.name}</h2>
        {period === 'year' && isFirst && free > 0 && <Badge>{t('saves', { count: free })}</Badge>}
      </div>
      <Price plan={plan} period={period} />
      <div className="mt-4 grid content-start gap-3">
        {trial && canSubscribe && <p className="font-medium">{trial}</p>}
        <p>{plan.description}</p>
      </div>
      <div className="mt-5">
        {price !== null && canSubscribe ? (
          <ButtonLink
            to={isMember ? urls.subscription() : urls.choosePlan(plan.id, period)}
            look={isFirst ? 'primary' : 'secondary'}
            className="w-full"
          >
            {isMember
              ? t('choose.manage')
              : trial
                ? t('trial.start', { plan: plan.name })
                : t('start', { plan: plan.name, price: money(price) })}
          </ButtonLink>
        ) : (
          <p className="flex min-h-12 items-center justify-center gap-2 rounded-input border border-line px-4 text-center text-quiet">
            {!isSold(plan) && <Icon name="check" className="size-5 text-good" />}
            {t(isSold(plan) ? 'notSold' : 'have')}
          </p>
        )}
      </div>
      <ul className="mt-6 grid content-start gap-3">
        {perks(plan).map((perk) => (
          <li key={perk} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-good" />
            {perk}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Price({ plan, period }: { plan: Plan; period: Period }) {
  const t = useText('plans')
  const money = useMoney()
  const price = priceOf(plan, period)
  if (!isSold(plan))
    return (
      <p className="mt-5">
        <span className="display block text-3xl">{t('free')}</span>
        <span className="mt-2 block text-quiet">{t('forGood')}</span>
      </p>
    )
  if (price === null) return <p className="mt-5 text-quiet">{t('notSold')}</p>
  return (
    <p className="mt-5">
      <span className="display block text-3xl tabular-nums">{money(price)}</span>
      <span className="mt-2 block text-quiet">
        {period === 'month' ? t('perMonth') : t('perYearMonthly', { price: money(Math.round((price * 100) / 12) / 100) })}
      </span>
    </p>
  )
}
