import { urls } from '#contract/urls.ts'
import { markup } from '#server/text/markup.ts'
import { type FeedEntry, type FeedPlace, htmlFor, linkOf } from './entry.ts'

const day = (time: string): string => new Date(time).toUTCString()

/** RSS 2.0, with the whole text of each article. */
export const toRss = (entries: FeedEntry[], place: FeedPlace): string =>
  markup`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${place.shop}</title><link>${place.origin + urls.blogs()}</link><description>${place.shop}</description><language>${place.locale}</language>
<atom:link href="${place.origin + place.path}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => item(entry, place))}</channel></rss>
`.html

function item(entry: FeedEntry, place: FeedPlace) {
  const html = htmlFor(entry, place)
  return markup`<item><title>${entry.title}</title><link>${linkOf(entry, place)}</link><guid isPermaLink="false">${entry.id}</guid><pubDate>${day(entry.publishedAt)}</pubDate><dc:creator>${entry.author}</dc:creator><category>${entry.category}</category><description>${entry.description}</description>${html === null ? '' : markup`<content:encoded>${html}</content:encoded>`}</item>
`
}
