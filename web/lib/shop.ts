import { createContext, use } from 'react'
import type { Shop } from '#contract/shop.ts'

/** The fallback if the shop's configuration can't be loaded. Its name is empty rather than invented. */
const unknownShop: Shop = {
  name: '',
  supportEmail: '',
  locale: 'en',
  locales: ['en'],
  currency: { name: 'USD', language: 'en', style: 'IN' },
  countries: [],
  units: { weight: 'kg', length: 'cm' },
  freeShippingFrom: null,
  pricesByPlace: false,
  taxInPrices: null,
  paymentMethods: [],
  delivery: { price: 0, from: '', to: '' },
  returnDays: 0,
  withdrawalDays: 0,
  membership: null,
  hasPromotions: false,
  hasNewsletterArchive: false,
  showOutbox: false,
  showApiDocs: false,
  showStyleguide: false,
}

export const ShopContext = createContext<Shop>(unknownShop)

/** The shop's configuration: name, currency, locale. */
export const useShop = (): Shop => use(ShopContext)
