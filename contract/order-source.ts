import { z } from 'zod'

/** Traffic channels of visits that end in an order. */
export const channels = ['direct', 'search', 'social', 'email', 'paid', 'referral', 'campaign'] as const
export type Channel = (typeof channels)[number]

/** The stored length; longer values are truncated. */
export const sourceMax = 80

/** What the browser knows about the linking page and the URL's campaign. Only these four fields; no value makes an order fail. */
export const visitSource = z.strictObject({
  /** The host of the linking page. */
  referrer: z.string().max(300).optional(),
  source: z.string().max(300).optional(),
  medium: z.string().max(300).optional(),
  campaign: z.string().max(300).optional(),
})
export type VisitSource = z.infer<typeof visitSource>

/** The traffic source of an order. */
export const orderSource = z
  .object({
    channel: z.enum(channels),
    /** The campaign's source, or the host of the linking page; empty for direct visits. */
    source: z.string(),
    campaign: z.string(),
  })
  .meta({ id: 'OrderSource' })
export type OrderSource = z.infer<typeof orderSource>
