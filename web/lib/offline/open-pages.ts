import { filesIn } from './cart-page.ts'
import { isPage, isPublic } from './rules.ts'

interface Stores {
  /** Asks for a page or a file of it, and stores it as if a visitor had. */
  page: (request: Request) => Promise<Response>
  file: (request: Request) => Promise<Response>
  /** Whether it's stored somewhere already. */
  has: (request: Request) => Promise<boolean>
}

/** Stores the page of a window that was open before there was a worker, as it is for nobody in particular, with its files. Does nothing where that fails. */
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
    if (isPublic(answer)) await Promise.all(filesIn(await answer.text()).map(whenMissing))
  } catch {
    // The next page that is seen will be stored.
  }
}
