/** Why members report something. Beside contract/moderation.ts, so that browsers need no schemas for it. */
export const communityReportReasons = ['spam', 'offensive', 'harassment', 'dangerous', 'personal-data', 'fake-record', 'other'] as const
export type CommunityReportReason = (typeof communityReportReasons)[number]
/** Why moderators take something down or suspend someone. */
export const moderationReasons = ['spam', 'offensive', 'harassment', 'dangerous', 'personal-data', 'fake-record', 'illegal'] as const
export type ModerationReason = (typeof moderationReasons)[number]
/** `club-rules`: those who look after a club took it down there. */
export const decisionReasons = [...moderationReasons, 'club-rules'] as const
export type DecisionReason = (typeof decisionReasons)[number]
