import type { IssueState } from '#contract/admin/newsletter-states.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'

const looks: Record<IssueState, [Shape, Tone]> = {
  draft: ['waiting', 'quiet'],
  scheduled: ['waiting', 'ink'],
  sending: ['half', 'ink'],
  sent: ['done', 'good'],
  cancelled: ['ended', 'warn'],
}

/** The state of an issue. */
export function IssueStateMark({ state }: { state: IssueState }) {
  const t = useText('admin-newsletter')
  const [shape, tone] = looks[state]
  return (
    <StateMark shape={shape} tone={tone}>
      {t(`state.${state}`)}
    </StateMark>
  )
}
