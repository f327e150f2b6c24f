import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'

interface CreditUse {
  products?: { giftCard?: object | undefined }[] | undefined
  giftCards?: string[] | undefined
  useCredit?: boolean | undefined
}

/**
 * Refuses gift cards and store credit in an order in another currency: they are money of the shop's currency, so such an order can neither
 * contain nor use them.
 */
export function refuseShopsMoney({ products = [], giftCards = [], useCredit }: CreditUse): void {
  const wrong: FieldErrors = {}
  for (const [index, { giftCard }] of products.entries())
    if (giftCard) wrong[`products.${index}.giftCard`] = ["is sold in the shop's own currency only"]
  if (giftCards.length > 0) wrong['giftCards'] = ["pay in the shop's own currency only"]
  if (useCredit) wrong['useCredit'] = ["is for the shop's own currency only"]
  if (Object.keys(wrong).length > 0) throw refuse('CURRENCY_IS_NOT_OFFERED', wrong)
}
