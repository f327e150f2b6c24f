import { useText } from '#web/lib/text.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import type { RemovalReason } from './reasons.ts'

interface EntryStateProps {
  hidden: RemovalReason | null
  reports: number
  /** The shop has replied. */
  isAnswered: boolean
}

/** The state of a review or a question. A problem takes precedence. */
export function EntryState({ hidden, reports, isAnswered }: EntryStateProps) {
  const t = useText('admin-review-moderation')
  if (hidden !== null) return <StateMark shape="ended">{t('hiddenBecause', { reason: t(`reason.${hidden}`) })}</StateMark>
  if (reports > 0)
    return (
      <StateMark shape="half" tone="bad">
        {t('reports', { count: reports })}
      </StateMark>
    )
  return (
    <StateMark shape={isAnswered ? 'done' : 'waiting'} tone={isAnswered ? 'good' : 'quiet'}>
      {t(isAnswered ? 'state.visible' : 'state.unanswered')}
    </StateMark>
  )
}
