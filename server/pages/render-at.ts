import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/api.ts'
import type { NoScriptVisit } from '#contract/no-script.ts'
import type { Posted, RenderedPage } from '#contract/rendered-page.ts'
import { isSecure, openCookies } from '#server/http/cookies.ts'
import { runInLocale } from '#server/http/locale.ts'
import { readVisit } from './no-script/visit.ts'
import type { Place } from './places.ts'

/** A page's input besides its URL. */
interface Shown {
  posted?: Posted
  noScript?: NoScriptVisit | undefined
  before?: readonly string[] | undefined
}

type Render = (request: Shown & { url: string; prefix?: string }) => Promise<RenderedPage>

/** Renders the page at a URL without its prefix, in a language. */
export const rendererAt =
  (render: Render, origin: string) =>
  ({ locale, prefix }: Place, url: string, shown: Shown = {}): Promise<RenderedPage> => {
    const request = { url: origin + url, ...shown }
    return prefix === '' ? render(request) : runInLocale(locale, () => render({ ...request, prefix }))
  }

/** The visitor's data, only for uncached pages and requests with a cookie. `callFrom`: calls on behalf of a client. */
export const visitsOf =
  (callFrom: (address: string) => Call, origin: string) =>
  async (request: FastifyRequest, { url, locale }: Place): Promise<Pick<Shown, 'noScript'>> => {
    if (request.headers.cookie === undefined) return {}
    const cookies = openCookies(request.headers.cookie, isSecure(origin))
    return { noScript: await runInLocale(locale, () => readVisit({ cookies, call: callFrom(request.ip) }, url.split('?')[0] ?? '')) }
  }
