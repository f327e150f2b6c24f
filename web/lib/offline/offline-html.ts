/** Where the server leaves room for the pages that were seen. */
export const seenPagesPlaceholder = '<!--seen-->'
const seenMax = 12

/** The offline page in the language of a URL; the first one by default. */
export function offlinePathOf(path: string, pages: string[]): string {
  const [first = ''] = pages
  return pages.find((page) => page !== first && `${path}/`.startsWith(page.slice(0, -'offline'.length))) ?? first
}

/** The offline page, with links to the pages visited last. */
export async function offlineHtml(page: Response, seen: Pick<Cache, 'keys' | 'match'>): Promise<Response> {
  const requests = (await seen.keys()).slice(-seenMax).toReversed()
  const links = await Promise.all(requests.map(async (request) => linkTo(request.url, await seen.match(request))))
  const html = (await page.text()).replace(seenPagesPlaceholder, () => links.join(''))
  return new Response(html, { headers: page.headers })
}

/** The title is taken from the HTML of one of our pages, so it's escaped already. */
async function linkTo(url: string, page: Response | undefined): Promise<string> {
  const title = /<title>([^<]*)<\/title>/.exec((await page?.text()) ?? '')?.[1]
  const { pathname, search } = new URL(url)
  const href = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C')
  return title ? `<li><a href="${href}">${title}</a></li>` : ''
}
