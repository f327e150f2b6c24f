import type { StaffSubscription } from '#contract/admin/subscriptions.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

type Stated = Pick<StaffSubscription, 'state' | 'endsWithPeriod' | 'periodEnd'>

const looks = {
  incomplete: ['waiting', 'quiet'],
  trialing: ['half', 'good'],
  active: ['done', 'good'],
  past_due: ['half', 'bad'],
  ended: ['ended', 'quiet'],
} as const

const isRunning = (state: StaffSubscription['state']): boolean => state === 'active' || state === 'trialing'

/** The state of a subscription in plain words. Needs the group "admin-subscriptions". */
export function useStateText(): (subscription: Stated) => string {
  const t = useText('admin-subscriptions')
  const date = useDate()
  return ({ state, endsWithPeriod, periodEnd }) =>
    isRunning(state) && endsWithPeriod && periodEnd !== null ? t('state.ends', { date: date(periodEnd) }) : t(`state.${state}`)
}

export function SubscriptionState({ of }: { of: Stated }) {
  const text = useStateText()
  const [shape, tone] = isRunning(of.state) && of.endsWithPeriod ? (['half', 'warn'] as const) : looks[of.state]
  return (
    <StateMark shape={shape} tone={tone}>
      {text(of)}
    </StateMark>
  )
}
