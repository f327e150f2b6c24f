import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import type { ReceivedFile } from '#server/http/context.ts'
import { inLocale } from '#server/http/locale.ts'
import { toRefusal } from '#server/http/errors.ts'
import { type FileInput, receiveForm, type ReceivedForm, takeForms } from '#server/http/forms.ts'

/** What a form of a page brought, and what is wrong with it: the page shows both again. */
export interface Posted {
  values: Record<string, string>
  code: RefusalCode
  errors: Record<string, string[]>
}

/** A form that a page sends without script. */
export interface PostedForm {
  path: string
  /** Does what the form says, and says where to go then. A refusal shows the page again. */
  submit: (fields: Record<string, string>, request: FastifyRequest, file: ReceivedFile | undefined) => Promise<string>
  /** The field of a file that may come with it, and how large it may be. */
  file?: FileInput
}

/** What a form's address begins with in a language. */
export interface FormPlace {
  locale: Locale
  prefix: string
}

const bodyBytes = 64 * 1024

/**
 * The forms of pages that work without script. They change nothing of whoever is signed in, no cookie counts, and another site can't send
 * them: browsers say where a request comes from.
 */
export function registerPostedForms(
  app: FastifyInstance,
  forms: PostedForm[],
  /** What addresses begin with in each of the shop's languages. */
  places: readonly FormPlace[],
  show: (request: FastifyRequest, reply: FastifyReply, posted: Posted) => Promise<FastifyReply>,
): void {
  const respond = async (
    { form, locale, prefix }: FormPlace & { form: PostedForm },
    values: Record<string, string>,
    request: FastifyRequest,
    reply: FastifyReply,
    file?: ReceivedFile,
  ) => {
    try {
      const next = await inLocale(locale, () => form.submit(values, request, file))
      return await reply.header('Cache-Control', 'no-store').redirect(prefix + next, 303)
    } catch (error) {
      return showAgain(error, values, request, reply)
    }
  }
  const showAgain = (error: unknown, values: Record<string, string>, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toRefusal(error)
    if (!refusal || refusal.status >= 500) throw error
    return show(request, reply.code(refusal.status), { values, code: refusal.code, errors: refusal.errors ?? {} })
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
        refuseOtherSites(request)
        return respond({ form, ...place }, { ...(request.query as object), ...(request.body as object | undefined) }, request, reply)
      })
    }
  })
  takeForms(app, (scope) => {
    for (const [form, place] of everywhere(forms)) {
      const { file: input } = form
      if (!input) continue
      scope.post(place.prefix + form.path, options, async (request, reply) => {
        refuseOtherSites(request)
        const received = await receiveForm(request.raw, { ...input, optional: true }).catch((error: unknown) => error)
        if (received instanceof Error) return showAgain(received, {}, request, reply)
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

/** A mail program that unsubscribes with one click is no browser and says nothing. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refuse('NOT_ALLOWED')
}
