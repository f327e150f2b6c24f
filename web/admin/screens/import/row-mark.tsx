import type { ImportedRow } from '#contract/imports.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'

const actions: Record<NonNullable<ImportedRow['action']>, [Shape, Tone]> = {
  create: ['waiting', 'good'],
  update: ['waiting', 'warn'],
  same: ['waiting', 'quiet'],
  outdated: ['half', 'warn'],
  refuse: ['ended', 'bad'],
}
const results: Record<NonNullable<ImportedRow['result']>, [Shape, Tone]> = {
  created: ['done', 'good'],
  updated: ['done', 'good'],
  same: ['done', 'quiet'],
  failed: ['ended', 'bad'],
  undone: ['ended', 'quiet'],
  left: ['half', 'warn'],
  trashed: ['half', 'warn'],
}

/** What a run will do with a row, or has done. */
export function RowMark({ row: { action, result } }: { row: ImportedRow }) {
  const t = useText('admin-imports')
  if (result) return <Mark look={results[result]}>{t(`result.${result}`)}</Mark>
  return action && <Mark look={actions[action]}>{t(`action.${action}`)}</Mark>
}

const Mark = ({ look: [shape, tone], children }: { look: [Shape, Tone]; children: string }) => (
  <StateMark shape={shape} tone={tone}>
    {children}
  </StateMark>
)
