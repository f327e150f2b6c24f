/** Why something is returned. In its own file, so that pages don't load schemas for it. */
export const returnReasons = ['wrong-size', 'damaged', 'wrong-item', 'not-as-described', 'changed-mind', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Whether something is wrong with what was sent, so that the same can be sent again. */
export const isFault = (reason: ReturnReason | null): boolean =>
  reason === 'damaged' || reason === 'wrong-item' || reason === 'not-as-described'
