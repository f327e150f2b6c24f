import type { Subscription } from '#contract/plans.ts'
import { usePerks } from '#web/features/subscriptions/plan.ts'
import { useDate } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Actions } from './actions.tsx'

const colors = {
  incomplete: 'text-quiet',
  trialing: 'text-good',
  active: 'text-good',
  past_due: 'text-bad',
  cancelled: 'text-warn',
  ended: 'text-quiet',
}

interface StateCardProps {
  subscription: Subscription
  onChange: (next: Subscription) => void
}

/** The plan with its state and actions. */
export function StateCard({ subscription, onChange }: StateCardProps) {
  const t = useText('plans')
  const money = useMoney()
  const perks = usePerks()
  const text = useStateText()
  const { plan, state, price, period, credit } = subscription
  const renews = state === 'active' || state === 'trialing' || state === 'past_due'
  return (
    <section aria-label={plan.name} className="rounded-card border border-line bg-surface p-5 md:p-8">
      <p className={`text-sm font-semibold ${colors[state]}`}>{t(`manage.states.${state}`)}</p>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="display text-2xl">{plan.name}</h2>
        <p className="text-lg tabular-nums">
          {t('manage.price', { price: money(price), period: t(period === 'month' ? 'perMonth' : 'perYear') })}
        </p>
      </div>
      <p className="mt-3">{text(subscription)}</p>
      {credit > 0 && <p className="mt-1">{t(renews ? 'manage.credit' : 'manage.creditKept', { amount: money(credit) })}</p>}
      {state !== 'ended' && (
        <ul className="mt-4 grid gap-2 text-sm md:grid-cols-2">
          {perks(plan).map((perk) => (
            <li key={perk} className="flex gap-2">
              <Icon name="check" className="size-5 shrink-0 text-good" />
              {perk}
            </li>
          ))}
        </ul>
      )}
      <Actions subscription={subscription} onChange={onChange} />
    </section>
  )
}

function useStateText(): (subscription: Subscription) => string {
  const t = useText('plans')
  const date = useDate()
  const money = useMoney()
  return ({ state, benefitsUntil, periodEnd, price }) => {
    const day = date(periodEnd ?? '1970-01-01T00:00:00Z')
    if (state !== 'past_due') return t(`manage.texts.${state}`, { day, price: money(price) })
    return benefitsUntil === null ? t('manage.texts.past_dueOver') : t('manage.texts.past_due', { day: date(benefitsUntil) })
  }
}
