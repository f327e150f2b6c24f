import type { ReviewRow } from '#contract/admin/review-moderation.ts'

export type RemovalReason = NonNullable<ReviewRow['hidden']>

/** The contract's `removalReasons`, repeated here because importing them would bundle the schemas. */
export const removalReasons = ['spam', 'offensive', 'wrong-product', 'personal-data', 'illegal'] as const satisfies readonly RemovalReason[]
