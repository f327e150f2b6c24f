import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#contract/locales.ts'
import type { Posted } from '#contract/rendered-page.ts'
import { refuse } from '#contract/refuse.ts'
import { type Cookies, isSecure, openCookies, sendCookies } from '#server/http/cookies.ts'
import type { ReceivedFile } from '#server/http/context.ts'
import { runInLocale } from '#server/http/locale.ts'
import { toRefusal } from '#server/http/errors.ts'
import type { Slots } from '#server/http/slots.ts'
import { type FileInput, receiveForm, type ReceivedForm, registerForms } from '#server/http/forms.ts'
import { rateLimitNetwork } from '#server/http/network.ts'

/** A form that a page sends without JavaScript. */
export interface PostedForm {
  path: string
  /**
   * Processes the form, and returns the URL to redirect to, or the values with which the page is shown again. A refusal also shows the page
   * again.
   */
  submit: (fields: Record<string, string>, sent: SentForm) => Promise<string | { again: Record<string, string> }>
  /** The field of an optional file, and its maximum size. */
  file?: FileInput
}

/** What is sent along with a form's fields. */
interface SentForm {
  ip: string
  /** Cookies that are set here are sent with the response. */
  cookies: Cookies
  file: ReceivedFile | undefined
}

/** The URL prefix of a form in a language. */
interface FormLocale {
  locale: Locale
  prefix: string
}

const bodyBytes = 64 * 1024

/** The values for showing the form again, without the password. */
const shown = ({ password: _, ...values }: Record<string, string>): Record<string, string> => values

/**
 * Registers the forms of pages that work without JavaScript. Another site can't send them: browsers state a request's origin, and don't
 * send our cookies (SameSite) with another site's request.
 */
export function registerPostedForms(
  app: FastifyInstance,
  forms: PostedForm[],
  /** `places` are the URL prefixes of the shop's languages. */
  { origin, places, receiving }: { origin: string; places: readonly FormLocale[]; receiving: Slots },
  show: (request: FastifyRequest, reply: FastifyReply, posted: Posted, cookies: Cookies) => Promise<FastifyReply>,
): void {
  const respond = async (
    { form, locale, prefix }: FormLocale & { form: PostedForm },
    values: Record<string, string>,
    request: FastifyRequest,
    reply: FastifyReply,
    file?: ReceivedFile,
  ) => {
    const cookies = openCookies(request.headers.cookie, isSecure(origin))
    try {
      const next = await runInLocale(locale, () => form.submit(values, { ip: request.ip, cookies, file }))
      sendCookies(reply, cookies)
      if (typeof next === 'string') return await reply.header('Cache-Control', 'no-store').redirect(prefix + next, 303)
      return await show(request, reply, { values: shown(next.again), code: null, errors: {} }, cookies)
    } catch (error) {
      sendCookies(reply, cookies)
      return showAgain(error, values, { request, reply, cookies })
    }
  }
  const showAgain = (error: unknown, values: Record<string, string>, { request, reply, cookies }: Shown) => {
    const refusal = toRefusal(error)
    if (!refusal || refusal.status >= 500) throw error
    return show(request, reply.code(refusal.status), { values: shown(values), code: refusal.code, errors: refusal.errors ?? {} }, cookies)
  }
  const everywhere = (some: PostedForm[]) => some.flatMap((form) => places.map((place) => [form, place] as const))
  const options = { config: { skipsAntiforgery: true } } as const
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: bodyBytes }, (_, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)))
    })
    for (const [form, place] of everywhere(forms.filter(({ file }) => !file))) {
      scope.post(place.prefix + form.path, options, async (request, reply) => {
        refuseOtherSites(request, origin)
        return respond({ form, ...place }, { ...(request.query as object), ...(request.body as object | undefined) }, request, reply)
      })
    }
  })
  registerForms(app, (scope) => {
    for (const [form, place] of everywhere(forms)) {
      const { file: input } = form
      if (!input) continue
      scope.post(place.prefix + form.path, options, async (request, reply) => {
        refuseOtherSites(request, origin)
        const received = await receiveForm(request.raw, receiving, {
          ...input,
          client: rateLimitNetwork(request.ip),
          optional: true,
        }).catch((error: unknown) => error)
        if (received instanceof Error)
          return showAgain(received, {}, { request, reply, cookies: openCookies(request.headers.cookie, isSecure(origin)) })
        const { fields, file, discard } = received as ReceivedForm
        try {
          return await respond({ form, ...place }, fields, request, reply, file)
        } finally {
          await discard()
        }
      })
    }
  })
}

/** Refuses requests from other sites. A mail program's one-click unsubscribe isn't from a browser and has neither header. */
function refuseOtherSites({ headers }: FastifyRequest, own: string): void {
  const { 'sec-fetch-site': site, origin } = headers
  const isOurs = site === undefined ? origin === undefined || origin === own : site === 'same-origin' || site === 'none'
  if (!isOurs) throw refuse('NOT_ALLOWED')
}

interface Shown {
  request: FastifyRequest
  reply: FastifyReply
  cookies: Cookies
}
