/** Why something is returned. In its own file, so that pages don't load schemas for it. */
export const returnReasons = ['wrong-size', 'damaged', 'wrong-item', 'not-as-described', 'changed-mind', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Whether something is wrong with the piece, so that the same variant can replace it. */
export const isFault = (reason: ReturnReason | null): boolean =>
  reason === 'damaged' || reason === 'wrong-item' || reason === 'not-as-described'
