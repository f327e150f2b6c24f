import * as currencies from '../currencies.ts'
import * as priceLists from '../price-lists.ts'
import * as promotions from '../promotions.ts'
import * as shipping from '../shipping.ts'
import * as tax from '../tax.ts'

/** Prices set by the owner: price lists, promotions, currencies, shipping, tax. */
export const pricesEndpoints = [
  priceLists.listPriceLists,
  priceLists.getPriceList,
  priceLists.createPriceList,
  priceLists.changePriceList,
  priceLists.endPriceList,
  priceLists.removePriceList,
  priceLists.listPriceListRows,
  priceLists.setPriceListRows,
  promotions.listPromotions,
  promotions.getPromotion,
  promotions.createPromotion,
  promotions.changePromotion,
  promotions.deletePromotion,
  promotions.listPromotionCodes,
  promotions.createPromotionCodes,
  promotions.exportPromotionCodes,
  promotions.previewPromotion,
  currencies.getCurrencies,
  currencies.changeCurrencies,
  shipping.listShippingZones,
  shipping.createShippingZone,
  shipping.changeShippingZone,
  shipping.deleteShippingZone,
  shipping.tryShipping,
  tax.getTaxSettings,
  tax.changeTaxSettings,
  tax.listTaxClasses,
] as const
