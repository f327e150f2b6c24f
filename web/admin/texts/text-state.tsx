import type { TextRow } from '#contract/admin/texts.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

const looks: Record<TextRow['state'], [Shape, Tone]> = {
  live: ['done', 'good'],
  scheduled: ['half', 'ink'],
  draft: ['waiting', 'quiet'],
  hidden: ['ended', 'quiet'],
}

/** The state of a text, and whether a newer draft exists. */
export function TextState({ row }: { row: Pick<TextRow, 'state' | 'hasDraft' | 'publishAt'> }) {
  const t = useText('admin-texts')
  const shortTime = useShortTime()
  const [shape, tone] = looks[row.state]
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <StateMark shape={shape} tone={tone}>
        {row.state === 'scheduled' && row.publishAt !== null ? t('at', { time: shortTime(row.publishAt) }) : t(`state.${row.state}`)}
      </StateMark>
      {row.state === 'live' && row.hasDraft && <span className="text-quiet">{t('withDraft')}</span>}
    </span>
  )
}
