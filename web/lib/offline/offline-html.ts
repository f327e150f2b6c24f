/** Where the server leaves room for the pages that were seen. */
export const seenMark = '<!--seen-->'
const seenMax = 12

/** The offline page in the language of an address; the first where it's in none of the others. */
export function offlinePathOf(path: string, pages: string[]): string {
  const [first = ''] = pages
  return pages.find((page) => page !== first && `${path}/`.startsWith(page.slice(0, -'offline'.length))) ?? first
}

/** The offline page with links to the pages that were seen last. */
export async function offlineHtml(page: Response, seen: Pick<Cache, 'keys' | 'match'>): Promise<Response> {
  const requests = (await seen.keys()).slice(-seenMax).toReversed()
  const links = await Promise.all(requests.map(async (request) => linkTo(request.url, await seen.match(request))))
  const html = (await page.text()).replace(seenMark, () => links.join(''))
  return new Response(html, { headers: page.headers })
}

/** The title is HTML already: it's taken from a page of ours. */
async function linkTo(url: string, page: Response | undefined): Promise<string> {
  const title = /<title>([^<]*)<\/title>/.exec((await page?.text()) ?? '')?.[1]
  const { pathname, search } = new URL(url)
  const href = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C')
  return title ? `<li><a href="${href}">${title}</a></li>` : ''
}
