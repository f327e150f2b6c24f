import { z } from 'zod'
import { list } from './fields.ts'

const flag = (usual: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(usual)
    .transform((s) => s === 'on')

/** Whether the day that a time begins with exists: `new Date` reads 31 February as 3 March. */
function hasItsDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0]
  return day === undefined || z.iso.date().safeParse(day).success
}

/** `07/10/2023 23:59:59` (day first, UTC), or ISO 8601. */
const publishDate = z
  .string()
  .default('07/10/2023 23:59:59')
  .transform((s) =>
    s.replace(
      /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d:\d\d))?$/,
      (_, day, month, year, at = '00:00:00') => `${year}-${month}-${day}T${at}Z`,
    ),
  )
  .transform((s) => (hasItsDay(s) ? new Date(s) : new Date(NaN)))
  .refine((date) => !Number.isNaN(date.getTime()), 'is not a date like 07/10/2023 23:59:59 or 2023-10-07T23:59:59Z')

/** Settings of the shop's content: texts, the blog, the waitlist. */
export const contentSettings = {
  /** The directory of pages and articles. */
  CONTENT_DIR: z.string().min(1).optional(),
  /** A WordPress site whose posts are listed beside the shop's own, and its name. */
  BLOG_FEED_URL: z.url({ protocol: /^https?$/, error: 'is not an address like https://blog.example' }).optional(),
  BLOG_FEED_NAME: z.string().min(1).max(60).optional(),
  /** Hosts that pictures of its posts may come from, besides its own. */
  BLOG_FEED_PICTURE_HOSTS: list('').pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'is not a list of hosts like i0.wp.com'))),
  PUBLISH_DATE: publishDate,
  /** Shows the waitlist regardless of the date. */
  WAITLIST: flag('off'),
  SHOW_PRODUCTS: flag('on'),
  /** Closes the shop for everyone but staff, and the text that shoppers read meanwhile. */
  MAINTENANCE: flag('off'),
  MAINTENANCE_TEXT: z.string().max(300, 'has more than 300 characters').default(''),
}

export const contentPrerequisites: readonly (readonly [string, string])[] = [
  ['BLOG_FEED_NAME', 'BLOG_FEED_URL'],
  ['BLOG_FEED_PICTURE_HOSTS', 'BLOG_FEED_URL'],
]

/** The external blog. */
interface FeedConfig {
  /** Without a trailing slash. */
  url: string
  name: string
  pictureHosts: string[]
}

type ContentSettings = z.output<z.ZodObject<typeof contentSettings>>

export function toFeedConfig(s: ContentSettings): FeedConfig | null {
  if (!s.BLOG_FEED_URL) return null
  const { host } = new URL(s.BLOG_FEED_URL)
  return {
    url: s.BLOG_FEED_URL.replace(/\/+$/, ''),
    name: s.BLOG_FEED_NAME ?? host,
    pictureHosts: [host, ...s.BLOG_FEED_PICTURE_HOSTS.map((name) => name.toLowerCase())],
  }
}
