import type { ReviewRow } from '#contract/admin/desk.ts'

export type RemovalReason = NonNullable<ReviewRow['hidden']>

/** As `removalReasons` of the contract, which would bring the schemas along. */
export const removalReasons = ['spam', 'offensive', 'wrong-product', 'personal-data', 'illegal'] as const satisfies readonly RemovalReason[]
