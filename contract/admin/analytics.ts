import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, money } from '../fields.ts'
import { channels } from '../order-source.ts'
import { csvFile } from './list.ts'
import { salesBreakdown } from './sales-reports.ts'

const tag = 'Back office'
const auth = { staff: 'reports:read' } as const

/** Days in UTC, both inclusive. */
const range = { from: day, to: day }
/** The longest range of a report, in days. */
export const rangeDaysMax = 366

const figures = z.object({
  orders: z.int(),
  sales: money,
  /** Sales net of discounts, returns, shipping, tax and gift cards; negative if more was returned than sold. */
  net: z.number(),
  refunded: money,
  members: z.int(),
  posts: z.int(),
})
export type Figures = z.infer<typeof figures>

/** Visitors by how far they came; `orders` counts all placed orders. */
const funnel = z.object({ visits: z.int(), products: z.int(), carts: z.int(), checkouts: z.int(), orders: z.int() })

export const getAnalytics = endpoint({
  id: 'getAnalytics',
  route: 'GET /admin/analytics',
  tag,
  auth,
  summary: 'Get the figures for a range of days and for as many days before it; today is compared up to the same time',
  input: z.object(range),
  output: z
    .object({
      from: day,
      to: day,
      before: z.object(range),
      now: figures,
      earlier: figures,
      breakdown: salesBreakdown,
      breakdownBefore: salesBreakdown,
      days: z.array(figures.extend({ day, earlier: figures })),
      funnel,
      funnelBefore: funnel,
      top: z.array(z.object({ productId: id, name: z.string(), slug: z.string(), pieces: z.int(), sales: money })),
      /** What orders paid for gift wrap, which is no product; part of gross sales. */
      giftWrap: z.object({ pieces: z.int(), sales: money }),
      searches: z.array(z.object({ query: z.string(), searches: z.int() })),
      /** Customers by the month of their first order, and how many of them ordered in each month after it. */
      cohorts: z.array(z.object({ month: day, customers: z.int(), again: z.array(z.int()) })),
      isMailed: z.boolean(),
    })
    .meta({ id: 'Analytics' }),
  refusals: [],
})

const ofChannel = z.object({ channel: z.enum(channels), orders: z.int(), sales: money })

export const getSalesByChannel = endpoint({
  id: 'getSalesByChannel',
  route: 'GET /admin/analytics/channels',
  tag,
  auth,
  summary:
    'Get the orders and sales of a range of days by where they came from: each channel, and the 20 sources and campaigns with the most sales',
  input: z.object(range),
  output: z.object({
    channels: z.array(ofChannel),
    sources: z.array(ofChannel.extend({ source: z.string(), campaign: z.string() })),
  }),
  refusals: [],
})

export const exportSalesByChannel = endpoint({
  id: 'exportSalesByChannel',
  route: 'GET /admin/analytics/channels/export',
  tag,
  auth,
  audited: true,
  summary: 'Export the orders and sales of a range of days by channel, source and campaign as CSV; the 10,000 with the most sales',
  input: z.object(range),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'sales-by-channel.csv',
  refusals: [],
})

export const exportAnalytics = endpoint({
  id: 'exportAnalytics',
  route: 'GET /admin/analytics/export',
  tag,
  auth,
  audited: true,
  summary: 'Export the figures of each day as CSV',
  input: z.object(range),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'days.csv',
  refusals: [],
})

export const exportSoldProducts = endpoint({
  id: 'exportSoldProducts',
  route: 'GET /admin/analytics/products/export',
  tag,
  auth,
  audited: true,
  summary: 'Export what was sold of each product as CSV',
  input: z.object(range),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'sold-products.csv',
  refusals: [],
})

export const setReportMail = endpoint({
  id: 'setReportMail',
  route: 'PUT /admin/analytics/mail',
  tag,
  auth,
  summary: "Turn the morning email with yesterday's figures on or off",
  input: z.object({ isMailed: z.boolean() }),
  output: z.object({ isMailed: z.boolean() }),
  refusals: [],
})
