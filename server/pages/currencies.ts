import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/api.ts'
import { refuse } from '#contract/refuse.ts'
import { switchUrls } from '#contract/switch-urls.ts'
import { isSecure, openCookies, sendCookies } from '#server/http/cookies.ts'
import { pageOfReferrer } from './languages.ts'

/**
 * The currency switch: stores a currency for the pages' script, and redirects to the previous page. Without a choice, the shop's own
 * currency is shown.
 */
export function registerCurrencies(app: FastifyInstance, call: Call, origin: string): void {
  app.get<{ Params: { code: string } }>(switchUrls.currency(':code'), async (request, reply) => {
    const { code } = request.params
    const { currency, currencies = [] } = await call('GET /public/shop', {})
    const cookies = openCookies(request.headers.cookie, isSecure(origin))
    if (code === currency.name) cookies.remove('currency')
    else if (currencies.some((one) => one.code === code)) cookies.set('currency', code)
    else throw refuse('NOT_FOUND')
    sendCookies(reply, cookies)
    return reply
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .redirect(pageOfReferrer(request.headers.referer, origin), 303)
  })
}
