import { urls } from '#contract/urls.ts'
import { markup } from '#server/text/markup.ts'
import { type FeedEntry, type FeedPlace, htmlFor, linkOf } from './entry.ts'

/** Atom 1.0, with the whole text of each article. */
export const toAtom = (entries: FeedEntry[], place: FeedPlace): string =>
  markup`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${place.locale}">
<title>${place.shop}</title><id>${place.origin + urls.blogs()}</id><updated>${newest(entries)}</updated>
<link rel="self" href="${place.origin + place.path}"/><link rel="alternate" type="text/html" href="${place.origin + urls.blogs()}"/>
${entries.map((entry) => item(entry, place))}</feed>
`.html

const newest = (entries: FeedEntry[]): string =>
  entries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1) ?? '1970-01-01T00:00:00.000Z'

function item(entry: FeedEntry, place: FeedPlace) {
  const html = htmlFor(entry, place)
  return markup`<entry><title>${entry.title}</title><id>urn:uuid:${entry.id}</id><link href="${linkOf(entry, place)}"/><published>${entry.publishedAt}</published><updated>${entry.updatedAt}</updated><author><name>${entry.author}</name></author><category term="${entry.category}"/><summary>${entry.description}</summary>${html === null ? '' : markup`<content type="html">${html}</content>`}</entry>
`
}
