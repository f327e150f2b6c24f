import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What every page needs to know of the shop; configuration, changed without a rebuild. */
export const shop = z.object({
  name: z.string(),
  supportEmail: z.string(),
  locale: z.string(),
  currency: z.object({ name: z.string(), language: z.string(), style: z.string() }),
  countries: z.array(z.string()),
  freeShippingFrom: z.number().nullable(),
  showOutbox: z.boolean(),
  showStyleguide: z.boolean(),
})
export type Shop = z.infer<typeof shop>

export const getShop = endpoint({
  route: 'GET /public/shop',
  tag: 'Shop',
  auth: 'public',
  summary: 'Name, currency and the like',
  maxAge: 60,
  input: z.object({}),
  output: shop,
  refusals: [],
})
