import { caseMoves, peopleMoves, postMoves } from './community-moves.ts'
import { clubMoves } from './club-moves.ts'
import { conversationMoves } from './conversation-moves.ts'
import { groupMoves } from './group-moves.ts'
import type { Move } from './move.ts'
import { reviewMoves, shopMoves, signInMoves } from './shop-moves.ts'

/**
 * Rules run in this order. Between the account and community rules, the account that stays gets a profile if only the other one has one.
 */
export const accountRules: readonly Move[] = [...signInMoves, ...shopMoves, ...reviewMoves]
export const communityRules: readonly Move[] = [
  ...peopleMoves,
  ...postMoves,
  ...clubMoves,
  ...conversationMoves,
  ...groupMoves,
  ...caseMoves,
]

/** Foreign keys whose rows continue to refer to the merged account, with the reason. */
export const keptReferences: Record<string, string> = {
  'points_entries.user_id': 'Entries of a ledger never change their person: what is left moves as two entries',
  'credit_accounts.user_id': 'Its entries belong to it: what is left moves as two entries',
  'community_points.user_id': 'Added to the row of the one that stays, see ledgers.ts',
  'profiles.user_id': 'Deleted at the end, when nothing hangs on it anymore; see profile.ts',
  'users.merged_into': 'Whoever was merged into it before follows, see merging.ts',
  // Actions of someone as staff stay under the account with which they were made.
  'challenge_left_out.left_out_by': 'staff',
  'customer_notes.author': 'staff',
  'customer_views.staff_id': 'staff',
  'deals.created_by': 'staff',
  'double_verdicts.staff_id': 'staff',
  'guest_notes.author': 'staff',
  'imports.user_id': 'staff',
  'moderation_cases.claimed_by': 'staff',
  'moderation_cases.decided_by': 'staff',
  'moderation_log.staff_id': 'staff',
  'newsletter_issues.author': 'staff',
  'order_drafts.author': 'staff',
  'order_notes.author': 'staff',
  'product_versions.user_id': 'staff',
  'record_checks.decided_by': 'staff',
  'site_parts.changed_by': 'staff',
  'site_part_versions.by_id': 'staff',
  'stored_texts.changed_by': 'staff',
  'text_versions.by_id': 'staff',
}
