/** The path of the cart page in each language, derived from the offline pages. */
export const cartPathsOf = (offlinePages: string[]): string[] => offlinePages.map((page) => page.replace(/offline$/, 'cart'))

/** The asset files that a page references, which are all it needs. */
export const assetFilesIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\w/g))]

interface Stores {
  pages: Pick<Cache, 'put'>
  files: Pick<Cache, 'add'>
  /** Whether a file is in any cache already. */
  has: (file: string) => Promise<boolean>
}

/** Caches a page as rendered for an anonymous visitor, with its files; the browser fills in the rest. Failures are ignored. */
export async function storePage(path: string, { pages, files, has }: Stores): Promise<void> {
  try {
    const page = await fetch(path, { credentials: 'omit' })
    if (!page.ok || page.redirected) return
    const names = assetFilesIn(await page.clone().text())
    await Promise.all(names.map(async (name) => (await has(name)) || files.add(name)))
    await pages.put(path, page)
  } catch {
    // Without a network now, the cart is cached when it's next opened.
  }
}
