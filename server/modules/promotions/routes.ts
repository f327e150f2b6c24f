import * as contract from '#contract/promotions.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { createCodes, exportCodes, listCodes } from './codes.ts'
import { changePromotion, createPromotion, deletePromotion, getPromotion, listPromotions } from './manage.ts'
import { preview } from './preview.ts'
import type { ShippingCache } from '#server/modules/shipping/shipping.ts'
import type { PromotionCache } from './promotions.ts'

/** Staff's endpoints for promotions and their codes. */
export const promotionRoutes = (cache: PromotionCache, shipping: ShippingCache): BoundEndpoint[] => [
  reads(contract.listPromotions, listPromotions),
  reads(contract.getPromotion, (db, { id }) => getPromotion(db, id)),
  writes(contract.createPromotion, (tx, input, { now }) => createPromotion(tx, cache, input, now)),
  writes(contract.changePromotion, (tx, input) => changePromotion(tx, cache, input)),
  writes(contract.deletePromotion, (tx, { id }) => deletePromotion(tx, cache, id)),
  reads(contract.listPromotionCodes, listCodes),
  writes(contract.createPromotionCodes, (tx, input, { now }) => createCodes(tx, input, now)),
  reads(contract.exportPromotionCodes, (db, { id }) => exportCodes(db, id)),
  reads(contract.previewPromotion, (db, input, context) => preview(db, { promotions: cache, shipping }, input, context)),
]
