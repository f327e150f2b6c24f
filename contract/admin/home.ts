import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, money, time } from '../fields.ts'

/** Open tasks: their number, and the time of the oldest. */
const waiting = z.object({ count: z.int(), oldestAt: time.nullable() })
/** `net`: sales net of discounts, returns, shipping, tax and gift cards; negative if more was returned than sold. */
const day = z.object({ orders: z.int(), sales: money, net: z.number(), members: z.int() })

export const getMenuCounts = endpoint({
  id: 'getMenuCounts',
  route: 'GET /admin/home/counts',
  tag: 'Back office',
  auth: { staff: 'orders:read' },
  summary: "Get the numbers of the back office's menu: how much of the daily work is waiting, each up to 1,000",
  input: z.object({}),
  output: z
    .object({
      pack: z.int(),
      returns: z.int(),
      received: z.int(),
      /** Null if the caller may not moderate. */
      reports: z.int().nullable(),
    })
    .meta({ id: 'MenuCounts' }),
  refusals: [],
})

export const getHome = endpoint({
  id: 'getHome',
  route: 'GET /admin/home',
  tag: 'Back office',
  auth: { staff: 'orders:read' },
  summary:
    "Get what is waiting for the caller, and for staff who may see reports, today's sales compared with the same hours of the same weekday a week before; days are in UTC",
  input: z.object({}),
  output: z
    .object({
      at: time,
      waiting: z.object({
        pack: waiting,
        unpaid: waiting,
        returns: waiting,
        received: waiting,
        refunds: waiting,
        mails: waiting,
        /** Like the next three, null if the caller may not open it. */
        imports: waiting.nullable(),
        reports: waiting.nullable(),
        records: waiting.nullable(),
        questions: waiting.nullable(),
      }),
      /** Null for callers who may not see reports. */
      figures: z
        .object({
          today: day,
          /** The day before, up to the same time of day. */
          before: day,
          /** Cumulative sales by the end of each hour that has begun; for the day before, all 24 hours. */
          hours: z.object({ today: z.array(money), before: z.array(money) }),
          top: z.array(z.object({ productId: id, name: z.string(), slug: z.string(), pieces: z.int(), sales: money })),
        })
        .nullable(),
      /** Sold-out variants, with the number of people who wait for an email. */
      wanted: z.array(z.object({ variantId: id, name: z.string(), slug: z.string(), sku: z.string(), people: z.int() })),
    })
    .meta({ id: 'AdminHome' }),
  refusals: [],
})
