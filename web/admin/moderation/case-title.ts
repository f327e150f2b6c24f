import type { ModerationCase } from '#contract/moderation-cases.ts'
import type { Translate } from '#web/lib/text.ts'

/** What a case is about: its first report's reason, or what that reporter wrote if the reason is "Something else"; without reports null. */
export function caseTitle({ reports: [first] }: Pick<ModerationCase, 'reports'>, t: Translate<'admin-moderation'>): string | null {
  if (!first) return null
  return (first.reason === 'other' && first.note.trim()) || t(`reasons.${first.reason}`)
}
