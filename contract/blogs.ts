import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, limit, queryInt, textLocale, time } from './fields.ts'
import { limits } from './limits.ts'

const tag = 'Blog'
export const blogCategories = ['general', 'lifestyle', 'technology', 'sports', 'entertainment'] as const
export type BlogCategory = (typeof blogCategories)[number]

const cover = z
  .object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int(), blur: z.string().optional() })
  .meta({ id: 'Cover' })
/** A month in UTC. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is not a month like 2026-03')

/** An article in a list. `source`: where it was first published, null for the shop's own. */
export const blogSummary = z
  .object({
    id,
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.enum(blogCategories),
    author: z.string(),
    publishedAt: time,
    readingMinutes: z.int(),
    cover: cover.nullable(),
    source: z.object({ name: z.string(), url: z.string() }).nullable(),
    locale: textLocale,
  })
  .meta({ id: 'BlogSummary' })
export type BlogSummary = z.infer<typeof blogSummary>

/** `productNames`: the slugs of the products it is about. */
export const blog = blogSummary
  .extend({
    html: z.string(),
    headings: z.array(z.object({ id: z.string(), text: z.string() })),
    about: z.string().nullable(),
    caption: z.string().nullable(),
    updatedAt: time,
    productNames: z.array(z.string()),
    related: z.array(blogSummary),
  })
  .meta({ id: 'Blog' })
export type Blog = z.infer<typeof blog>

const slugOrId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\p{L}\p{N}%_-]+$/u, 'is neither an id nor a slug')

export const listBlogs = endpoint({
  id: 'listBlogs',
  route: 'GET /user/blogs',
  tag,
  auth: 'public',
  summary: "List articles, the shop's own and those of the external blog, newest first; `filter=month` lists those of one month",
  maxAge: 60,
  input: z.object({
    offset: queryInt(0, limits.page.offsetMax).default(0),
    limit,
    category: z.enum(blogCategories).optional(),
    filter: z.literal('month').optional(),
    /** The month for `filter=month`; defaults to the current one. */
    month: month.optional(),
  }),
  output: z.object({ blogs: z.array(blogSummary), total: z.int(), months: z.array(z.object({ month: z.string(), count: z.int() })) }),
  refusals: [],
})
export const getBlog = endpoint({
  id: 'getBlog',
  route: 'GET /user/blogs/:id',
  tag,
  auth: 'public',
  summary: 'Get an article by its id or slug',
  maxAge: 60,
  input: z.object({ id: slugOrId }),
  output: blog,
  refusals: ['NOT_FOUND'],
})
export const listExternalPosts = endpoint({
  id: 'listExternalPosts',
  route: 'GET /blog-posts',
  tag,
  auth: 'public',
  summary: 'List the posts of the external blog; none where it fails',
  maxAge: 60,
  input: z.object({}),
  output: z.array(blogSummary),
  refusals: [],
})
export const getExternalPost = endpoint({
  id: 'getExternalPost',
  route: 'GET /blog-posts/:slug',
  tag,
  auth: 'public',
  summary: 'Get a post of the external blog by its slug',
  maxAge: 60,
  input: z.object({ slug: slugOrId }),
  output: blog,
  refusals: ['NOT_FOUND'],
})
