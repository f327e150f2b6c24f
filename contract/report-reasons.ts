/** Reasons for members' reports. Separate from contract/moderation.ts, so that browsers load no schemas for it. */
export const communityReportReasons = ['spam', 'offensive', 'harassment', 'dangerous', 'personal-data', 'fake-record', 'other'] as const
export type CommunityReportReason = (typeof communityReportReasons)[number]
/** Reasons for taking something down or suspending someone. */
export const moderationReasons = ['spam', 'offensive', 'harassment', 'dangerous', 'personal-data', 'fake-record', 'illegal'] as const
export type ModerationReason = (typeof moderationReasons)[number]
/** `club-rules`: taken down by the club's team. */
export const decisionReasons = [...moderationReasons, 'club-rules'] as const
export type DecisionReason = (typeof decisionReasons)[number]
