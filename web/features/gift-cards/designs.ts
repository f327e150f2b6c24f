import type { GiftCardDesign } from '#contract/credit.ts'

/** What a gift card can look like, in the order that is offered; without the contract's schemas. */
export const giftCardDesigns = ['ember', 'night', 'birthday', 'thanks'] as const satisfies readonly GiftCardDesign[]
