import type { StaffRepeatDelivery } from '#contract/staff-repeat-deliveries.ts'
import { useText } from '#web/lib/text.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

const looks = { active: ['done', 'good'], paused: ['half', 'warn'], cancelled: ['ended', 'quiet'] } as const

type Stated = Pick<StaffRepeatDelivery, 'state' | 'problem'>

/** The state of a repeat delivery and what blocks it, in plain words. Needs the group "admin-repeat-deliveries". */
export function useRepeatStateText(): (of: Stated) => string {
  const t = useText('admin-repeat-deliveries')
  return ({ state, problem }) => [t(`state.${state}`), problem && t(`problem.${problem}`)].filter(Boolean).join(': ')
}

export function RepeatStateMark({ of }: { of: Stated }) {
  const text = useRepeatStateText()
  const [shape, tone] = of.state === 'active' && of.problem !== null ? (['half', 'bad'] as const) : looks[of.state]
  return (
    <StateMark shape={shape} tone={tone}>
      {text(of)}
    </StateMark>
  )
}
