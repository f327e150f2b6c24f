import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { escapeHtml } from '#server/text/markup.ts'
import { translator } from '#server/text/text.ts'
import { isSecure, openCookies } from './cookies.ts'
import type { AppContext, RequestContext } from './context.ts'
import { decrypt, encrypt } from './encryption.ts'
import { documentPolicy } from './headers.ts'

const cookie = 'maintenance-pass'
/** The Retry-After for shoppers and programs, in seconds. */
const retrySeconds = 300

/**
 * Paths that stay open during maintenance: health checks, the back office and its sign-in, static files, and the payment provider's
 * webhooks.
 */
const open =
  /^\/(?:health|ready|admin|admin-assets|assets|pictures|fonts|favicon\.ico|icon-\d+\.png|apple-touch-icon\.png|manifest\.webmanifest|api\/(?:admin|user-auth|auth|payment\/stripe\/webhook))(?:[/?]|$)/

/** During maintenance shoppers get a page that says so and programs a 503; staff with a pass see the shop. */
export function registerMaintenance(app: FastifyInstance, appContext: AppContext): void {
  const { config, signingSecret, clock } = appContext
  const secure = isSecure(config.origin)
  const hasPass = ({ headers }: FastifyRequest): boolean => {
    const pass = openCookies(headers.cookie, secure).get(cookie)
    return pass !== undefined && decrypt(signingSecret, cookie, pass, clock()) === true
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (!config.maintenance.isOn || open.test(request.url) || hasPass(request)) done()
    else if (request.url.startsWith('/api')) done(refuse('SERVICE_UNAVAILABLE', { maintenance: [textOf(appContext)] }, retrySeconds))
    else sendPage(appContext, request, reply)
  })
}

/** Lets the caller's browser see the shop during maintenance. */
export function issueMaintenancePass({ client, signingSecret, now }: RequestContext): void {
  const expires = new Date(now.getTime() + serverLimits.maintenance.passHours * 3_600_000)
  client.cookies.set(cookie, encrypt(signingSecret, cookie, true, expires))
}

const textOf = ({ config }: AppContext): string => config.maintenance.text || translator(config.shop.locale)('maintenance.text')

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:17px/1.6 system-ui,sans-serif;background:light-dark(#f6f4ef,#15171a);color:light-dark(#15171a,#f6f4ef)}
main{max-width:34rem;padding:2rem 1.5rem}p.name{font-weight:800;letter-spacing:.02em;text-transform:uppercase;margin:0 0 3.5rem}h1{font-size:clamp(2rem,7vw,3.25rem);line-height:1.05;margin:0 0 1rem;font-weight:800;letter-spacing:-.02em}
p{margin:0 0 1rem}hr{border:0;width:4.5rem;height:6px;margin:0 0 1.5rem;background:#d4380d}a{color:inherit}small{color:light-dark(#5c5954,#a8a49c)}`
const policy = documentPolicy({ styles: [style] })

function sendPage(appContext: AppContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { name, supportEmail, locale } = appContext.config.shop
  const t = translator(locale)
  const title = t('maintenance.title')
  const contact = `<a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a>`
  const body = `<main><p class="name">${escapeHtml(name)}</p><hr><h1>${escapeHtml(title)}</h1><p>${escapeHtml(textOf(appContext))}</p><p><small>${escapeHtml(t('maintenance.contact'))} ${contact}</small></p></main>`
  return reply
    .code(503)
    .header('Retry-After', String(retrySeconds))
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      request.method === 'HEAD'
        ? ''
        : `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} - ${name}`)}</title><style>${style}</style></head><body>${body}</body></html>`,
    )
}
