import type { FlaggedRecord, RecordAction, RecordState } from '#contract/admin/records.ts'

/** Repeated here because the contract's schemas stay out of the browser. */
export const recordStates = ['waiting', 'verified', 'rejected'] as const satisfies RecordState[]
export const checkedLifts = ['squat', 'bench', 'deadlift', 'total', 'overhead press', '5 km', '10 km', 'half marathon'] as const
export const recordFlags = ['world_record', 'jump'] as const satisfies FlaggedRecord['flag'][]

/** The possible actions in each state. */
export const actionsIn: Record<RecordState, readonly RecordAction[]> = {
  waiting: ['verify', 'reject'],
  verified: ['reject'],
  rejected: ['restore'],
}
export const keyOf: Record<RecordAction, string> = { verify: 'P', reject: 'H', restore: 'R' }
