import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Locale, prefixOf, splitLocale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import { switchUrls } from '#contract/switch-urls.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { isSecure, openCookies, sendCookies } from '#server/http/cookies.ts'

type Settings = Pick<Config, 'origin' | 'locales'>

/** The language switch: stores a language and redirects to the previous page in it. A shop with one language has none. */
export function registerLanguages(app: FastifyInstance, { origin, locales }: Settings): void {
  if (locales.length < 2) return
  const secure = isSecure(origin)
  app.get<{ Params: { locale: string } }>(switchUrls.language(':locale'), async (request, reply) => {
    const locale = locales.find((one) => one === request.params.locale)
    if (!locale) throw refuse('NOT_FOUND')
    const cookies = openCookies(request.headers.cookie, secure)
    cookies.set('locale', locale)
    sendCookies(reply, cookies)
    const { url } = splitLocale(pageOfReferrer(request.headers.referer, origin), locales)
    return reply
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .redirect(prefixOf(locale, locales) + url, 303)
  })
}

/** The page of ours that contained a link; the home page if it wasn't one of ours. */
export function pageOfReferrer(referrer: string | undefined, origin: string): string {
  const url = referrer === undefined ? null : URL.parse(referrer)
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : urls.home()
}

/**
 * The URL of a page in the language that this browser chose before, for visitors from elsewhere: a bookmark, a mail, a search. Undefined if
 * the page is already in it, for links on our own pages, and for visitors who never chose, such as search engines: a page never depends on
 * Accept-Language.
 */
export function urlInChosenLanguage(
  { headers }: FastifyRequest,
  at: { locale: Locale; url: string },
  settings: Settings,
): string | undefined {
  const { origin, locales } = settings
  const { cookie, 'sec-fetch-site': site, 'sec-fetch-dest': wanted } = headers
  if (!cookie?.includes('locale=') || site === 'same-origin' || (wanted !== undefined && wanted !== 'document')) return undefined
  const chosen = openCookies(cookie, isSecure(origin)).get('locale')
  const locale = locales.find((one) => one === chosen)
  return locale && locale !== at.locale ? prefixOf(locale, locales) + at.url : undefined
}
