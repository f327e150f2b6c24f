import { assetFilesIn } from './cart-page.ts'
import { isPage, isPublic } from './rules.ts'

interface Stores {
  /** Fetches a page and caches it, as for a navigation; `file` does the same for its files. */
  page: (request: Request) => Promise<Response>
  file: (request: Request) => Promise<Response>
  /** Whether it's in any cache already. */
  has: (request: Request) => Promise<boolean>
}

/** Caches a page opened before the service worker existed, as for an anonymous visitor, with its files. Failures are ignored. */
export async function storeOpenPage(address: string, { page, file, has }: Stores): Promise<void> {
  const url = new URL(address)
  url.hash = ''
  const request = new Request(url, { credentials: 'omit' })
  if (!isPage(url.pathname) || (await has(request))) return
  const whenMissing = async (name: string) => {
    const one = new Request(new URL(name, url))
    if (!(await has(one))) await file(one)
  }
  try {
    const answer = await page(request)
    if (isPublic(answer)) await Promise.all(assetFilesIn(await answer.text()).map(whenMissing))
  } catch {
    // The next page that is visited will be cached.
  }
}
