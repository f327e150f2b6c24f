import type { CaseAction, ModerationCaseDetail } from '#contract/moderation-cases.ts'

/** The shortcut of each action. K is the previous case, so dismissing uses P. */
export const keyOf = { remove: 'H', warn: 'W', suspend: 'S', dismiss: 'P', restore: 'R' } as const satisfies Record<CaseAction, string>

/** What moderators may decide about a case. After an appeal against a decision, restoring takes the place of dismissing. */
export function actionsFor({
  kind,
  state,
  decision,
  isAppealed,
}: Pick<ModerationCaseDetail, 'kind' | 'state' | 'decision' | 'isAppealed'>): CaseAction[] {
  const wasAgainst = decision === 'removed' || decision === 'suspended' || decision === 'warned'
  if (state === 'closed') return wasAgainst ? ['restore'] : []
  const last = isAppealed && wasAgainst ? 'restore' : 'dismiss'
  return kind === 'person' ? ['warn', 'suspend', last] : ['remove', 'warn', 'suspend', last]
}
