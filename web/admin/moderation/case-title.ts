import type { ModerationCase } from '#contract/moderation-cases.ts'
import type { Translate } from '#web/lib/text.ts'

/** What a case is about: its first report's reason, or what reporters wrote if the reason is "Something else"; without reports null. */
export function caseTitle({ reports }: Pick<ModerationCase, 'reports'>, t: Translate<'admin-moderation'>): string | null {
  const [first] = reports
  if (!first) return null
  const written = reports.find(({ note }) => note.trim() !== '')?.note.trim()
  return first.reason === 'other' && written ? written : t(`reasons.${first.reason}`)
}
