import { blogCategories, type Blog, type BlogCategory, type BlogSummary } from '#contract/blogs.ts'
import { decodeText, type loadSanitizer, readingMinutes, withHeadings } from '#server/modules/content/content.ts'
import { idOf } from './article.ts'
import { authorOf, pictureOf, termsOf, type WordpressPost } from './wordpress-post.ts'

/** A post as it's stored: text and HTML that are safe to show. */
export interface TrimmedPost {
  summary: BlogSummary
  updatedAt: string
  html: string
  headings: Blog['headings']
}

interface TrimSettings {
  /** The site's address and name. */
  url: string
  name: string
  /** The address from which a picture of the post is shown; null leaves the picture out. */
  pictureOf: (url: string) => string | null
  sanitize: Awaited<ReturnType<typeof loadSanitizer>>
}

const titleMax = 160
const descriptionMax = 220
const htmlMax = 200_000

/** A post as our pages show it; undefined if it isn't a published post with a title and a text. */
export function trimPost(post: WordpressPost, settings: TrimSettings): TrimmedPost | undefined {
  const title = shorten(decodeText(post.title.rendered), titleMax)
  const published = utc(post.date_gmt)
  const link = URL.parse(post.link)
  if (post.status !== 'publish' || title === '' || !published || !link || !link.protocol.startsWith('http')) return undefined
  const clean = settings.sanitize(post.content.rendered.slice(0, htmlMax), { pictureOf: settings.pictureOf, base: link.href })
  const { html, headings } = withHeadings(clean)
  const text = decodeText(html)
  return {
    summary: {
      id: idOf(settings.url, String(post.id)),
      slug: slugOf(post),
      title,
      description: shorten(decodeText(post.excerpt.rendered) || text, descriptionMax),
      category: categoryOf(post),
      author: shorten(decodeText(authorOf(post)), 60) || settings.name,
      publishedAt: published,
      readingMinutes: readingMinutes(text),
      cover: coverOf(post, settings),
      source: { name: settings.name, url: link.href },
    },
    updatedAt: utc(post.modified_gmt) ?? published,
    html,
    headings,
  }
}

/** WordPress omits the zone of its UTC times. */
function utc(time: string): string | undefined {
  const date = new Date(/Z$|[+-]\d\d:\d\d$/.test(time) ? time : `${time}Z`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

const slugOf = ({ slug, id }: WordpressPost): string => (/^[\p{L}\p{N}%_-]+$/u.test(slug) ? slug : `post-${id}`)

function categoryOf(post: WordpressPost): BlogCategory {
  const slugs = termsOf(post)
  return blogCategories.find((category) => slugs.has(category)) ?? 'general'
}

function coverOf(post: WordpressPost, settings: TrimSettings): BlogSummary['cover'] {
  const picture = pictureOf(post)
  const url = picture && settings.pictureOf(picture.source_url)
  if (!picture || !url) return null
  return { url, alt: shorten(decodeText(picture.alt_text), 300), ...picture.media_details }
}

function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s.,;:–-]+$/, '')}…`
}
