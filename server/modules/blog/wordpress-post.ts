import { z } from 'zod'

const rendered = z.object({ rendered: z.string().default('') }).catch({ rendered: '' })
const picture = z.object({
  source_url: z.string(),
  alt_text: z.string().default('').catch(''),
  media_details: z.object({ width: z.int().positive(), height: z.int().positive() }).catch({ width: 1200, height: 800 }),
})

/** The fields of a post in WordPress's REST API (`_embed`) that we read; all others are dropped. */
export const wordpressPost = z.object({
  id: z.int(),
  slug: z.string().min(1).max(200),
  link: z.string().max(2000),
  status: z.string().default('publish').catch('publish'),
  date_gmt: z.string(),
  modified_gmt: z.string().catch(''),
  title: rendered,
  content: rendered,
  excerpt: rendered,
  _embedded: z
    .object({
      author: z
        .array(z.object({ name: z.string().catch('') }))
        .default([])
        .catch([]),
      'wp:featuredmedia': z.array(z.unknown()).default([]).catch([]),
      'wp:term': z
        .array(z.array(z.object({ slug: z.string().catch(''), taxonomy: z.string().catch('') })))
        .default([])
        .catch([]),
    })
    .partial()
    .catch({}),
})
export type WordpressPost = z.infer<typeof wordpressPost>

/** The post's author; empty if unknown. */
export const authorOf = ({ _embedded: { author } }: WordpressPost): string => author?.[0]?.name ?? ''

/** The slugs of the post's categories and tags. */
export const termsOf = ({ _embedded: embedded }: WordpressPost): Set<string> =>
  new Set((embedded['wp:term'] ?? []).flat().map(({ slug }) => slug))

/** The post's own picture; undefined if it has none that can be read. */
export function pictureOf({ _embedded: embedded }: WordpressPost): z.infer<typeof picture> | undefined {
  const [first] = embedded['wp:featuredmedia'] ?? []
  return picture.safeParse(first).data
}
