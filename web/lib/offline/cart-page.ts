/** The cart's page in each language, by the pages that say one is offline. */
export const cartPathsOf = (offlinePages: string[]): string[] => offlinePages.map((page) => page.replace(/offline$/, 'cart'))

/** The files of ours that a page names: it works with these alone. */
export const filesIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\w/g))]

interface Stores {
  pages: Pick<Cache, 'put'>
  files: Pick<Cache, 'add'>
  /** Whether a file is stored somewhere already. */
  has: (file: string) => Promise<boolean>
}

/** Stores a page as it is for nobody in particular, with its files: the browser fills in the rest. Does nothing where that fails. */
export async function storePage(path: string, { pages, files, has }: Stores): Promise<void> {
  try {
    const page = await fetch(path, { credentials: 'omit' })
    if (!page.ok || page.redirected) return
    const names = filesIn(await page.clone().text())
    await Promise.all(names.map(async (name) => (await has(name)) || files.add(name)))
    await pages.put(path, page)
  } catch {
    // Without a network at this very moment the cart is there once it was open.
  }
}
