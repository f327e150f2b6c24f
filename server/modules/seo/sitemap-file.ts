/** A page for search engines: its path, and the day of its last change if known. */
export interface Entry {
  path: string
  changedAt?: string
  pictures?: string[]
  /** Its only language; by default it's there in each. */
  locale?: string
}

/** One file of the sitemap, with at most as many pages as the protocol allows, in batches. */
export interface SitemapFile {
  name: string
  entries: () => AsyncIterable<Entry[]>
}
