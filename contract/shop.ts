import { z } from 'zod'
import { currencyCode, exchangeRate } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { roundings } from './exchange.ts'
import { day, money } from './fields.ts'
import { shopLogo } from './logo.ts'
import { shownSite } from './site/shown.ts'
import { lengthUnits, weightUnits } from './units.ts'

/** What every page needs to know about the shop; it's configuration, and changes need no rebuild. */
export const shop = z
  .object({
    name: z.string(),
    /** The logo shown in place of the name; absent if none was chosen. */
    logo: shopLogo.optional(),
    supportEmail: z.string(),
    locale: z.string(),
    /** The shop's languages; the first has URLs without a prefix. */
    locales: z.array(z.string()),
    currency: z.object({ name: z.string(), language: z.string(), style: z.string() }),
    /** Additional currencies, in display order; absent if there are none. */
    currencies: z.array(z.object({ code: currencyCode, rate: exchangeRate, rounding: z.enum(roundings) })).optional(),
    countries: z.array(z.string()),
    units: z.object({ weight: z.enum(weightUnits), length: z.enum(lengthUnits) }).meta({ id: 'ShopUnits' }),
    freeShippingFrom: z.number().nullable(),
    /** Accepted payment methods; some are only for customers, or up to a total. */
    paymentMethods: z.array(z.enum(['Stripe', 'COD', 'Points'])),
    /** Whether shipping or tax differs in places other than the first of `countries`. */
    pricesByPlace: z.boolean(),
    /** Whether tax is included in prices or added to them, in the first of `countries`; null if no tax is known. */
    taxInPrices: z.enum(['included', 'added']).nullable(),
    /** The price of standard shipping below that amount, and when an order placed now would arrive. */
    delivery: z.object({ price: money, from: day, to: day }),
    /** The number of days after delivery in which an order may be returned, and its buyer may withdraw from the contract; 0: not at all. */
    returnDays: z.int(),
    withdrawalDays: z.int(),
    /** The first plan that people may subscribe to, and its discount in percent; null in a shop without plans. */
    membership: z.object({ name: z.string(), percent: z.int() }).nullable(),
    /** Translations of option names and values in a language other than the shop's first; calls still use the originals. */
    labels: z.record(z.string(), z.string()).optional(),
    /** The staff's changes for every page: menus and banners. */
    site: shownSite.optional(),
    /** Whether there are promotions, with codes or without. */
    hasPromotions: z.boolean(),
    /** The newsletter has an archive. */
    hasNewsletterArchive: z.boolean(),
    showOutbox: z.boolean(),
    /** Whether to link the API documentation: on a developer's own machine. */
    showApiDocs: z.boolean(),
    showStyleguide: z.boolean(),
  })
  .meta({ id: 'Shop' })
export type Shop = z.infer<typeof shop>

export const getShop = endpoint({
  id: 'getShop',
  route: 'GET /public/shop',
  tag: 'Shop',
  auth: 'public',
  summary: "Get the shop's public settings: name, currency, shipping and payment",
  maxAge: 60,
  input: z.object({}),
  output: shop,
  refusals: [],
})
