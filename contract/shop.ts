import { z } from 'zod'
import { currencyCode, exchangeRate } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { roundings } from './exchange.ts'
import { day, money } from './fields.ts'
import { shopLogo } from './logo.ts'
import { shownSite } from './site/shown.ts'
import { lengthUnits, weightUnits } from './units.ts'

/** What every page needs to know of the shop; configuration, changed without a rebuild. */
export const shop = z
  .object({
    name: z.string(),
    /** What the shop shows in place of its name; absent where nothing was chosen. */
    logo: shopLogo.optional(),
    supportEmail: z.string(),
    locale: z.string(),
    /** All that the shop can be read in, the first at addresses without a prefix. */
    locales: z.array(z.string()),
    currency: z.object({ name: z.string(), language: z.string(), style: z.string() }),
    /** What else it can be paid in, in the order they're shown in; absent where there is nothing else. */
    currencies: z.array(z.object({ code: currencyCode, rate: exchangeRate, rounding: z.enum(roundings) })).optional(),
    countries: z.array(z.string()),
    units: z.object({ weight: z.enum(weightUnits), length: z.enum(lengthUnits) }).meta({ id: 'ShopUnits' }),
    freeShippingFrom: z.number().nullable(),
    /** What orders can be paid with; some only by customers, or up to a total. */
    paymentMethods: z.array(z.enum(['Stripe', 'COD', 'Points'])),
    /** Whether shipping or tax is another in other places than the first of `countries`. */
    pricesByPlace: z.boolean(),
    /** Whether prices contain tax or it's added to them, in the first of `countries`; null where the shop knows of none. */
    taxInPrices: z.enum(['included', 'added']).nullable(),
    /** What the usual way costs below that, and when an order placed now would arrive by it. */
    delivery: z.object({ price: money, from: day, to: day }),
    /** For how many days after its delivery an order may be returned, and its buyer withdraw from the contract; 0 for not at all. */
    returnDays: z.int(),
    withdrawalDays: z.int(),
    /** The first plan that people may subscribe to, and how many per cent it takes off; null in a shop without plans. */
    membership: z.object({ name: z.string(), percent: z.int() }).nullable(),
    /** What names and values of products' options are called in another language than the shop's first; they're sent back as they are. */
    labels: z.record(z.string(), z.string()).optional(),
    /** What staff arranged of every page: menus and banners. */
    site: shownSite.optional(),
    /** Whether there are promotions, with codes or without. */
    hasPromotions: z.boolean(),
    showOutbox: z.boolean(),
    /** The link to the documentation of the API: on a developer's own machine. */
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
