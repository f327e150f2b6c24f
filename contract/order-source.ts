import { z } from 'zod'

/** Ways by which visits come that end in an order. */
export const channels = ['direct', 'search', 'social', 'email', 'paid', 'referral', 'campaign'] as const
export type Channel = (typeof channels)[number]

/** The longest part of it that is stored; more is cut off. */
export const sourceMax = 80

/** What the browser knows of the page from which a visit came, and of the campaign in its address. Never more than these four; no order is refused for what they say. */
export const visitSource = z.strictObject({
  /** The host of the page that linked here. */
  referrer: z.string().max(300).optional(),
  source: z.string().max(300).optional(),
  medium: z.string().max(300).optional(),
  campaign: z.string().max(300).optional(),
})
export type VisitSource = z.infer<typeof visitSource>

/** Where an order came from. */
export const orderSource = z
  .object({
    channel: z.enum(channels),
    /** What the campaign says it's on, or the host of the page that linked here; empty for what came directly. */
    source: z.string(),
    campaign: z.string(),
  })
  .meta({ id: 'OrderSource' })
export type OrderSource = z.infer<typeof orderSource>
