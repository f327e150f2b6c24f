import { type CommunityReportReason, moderationReasons, type ModerationReason } from '#contract/report-reasons.ts'

/** The rule that most reporters named, among those moderators decide by. In a tie, the one named first wins. */
export function mostReported(reports: { reason: CommunityReportReason | null }[]): ModerationReason {
  const counts = moderationReasons.map((reason) => ({
    reason,
    times: reports.filter((one) => one.reason === reason).length,
    first: reports.findIndex((one) => one.reason === reason),
  }))
  const [best] = counts.filter(({ times }) => times > 0).toSorted((a, b) => b.times - a.times || a.first - b.first)
  return best?.reason ?? 'offensive'
}
