import type { GiftCardDesign } from '#contract/credit.ts'

/** The designs of gift cards, in the order of the form. Declared here so that the contract's schemas aren't bundled. */
export const giftCardDesigns = ['ember', 'night', 'birthday', 'thanks'] as const satisfies readonly GiftCardDesign[]
