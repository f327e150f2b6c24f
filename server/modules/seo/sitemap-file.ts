/** What a search engine should know of a page: paths, and the day of its last change where that is known. */
export interface Entry {
  path: string
  changedAt?: string
  pictures?: string[]
}

/** One file of the sitemap: so many pages as the protocol allows, in batches. */
export interface SitemapFile {
  name: string
  entries: () => AsyncIterable<Entry[]>
}
