import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { messageOnly, slug } from '../fields.ts'
import { locales } from '../locales.ts'
import { testMailLimits } from '../rate-limits.ts'
import { mailDocument } from '../site/mail.ts'
import { mailAreas, mailTextRoles } from '../site/names.ts'

const tag = 'Mail templates (staff)'
const auth = { staff: 'content:write' } as const
const locale = z.enum(locales)

/** A sentence of a mail: the original, and the staff's own version. */
export const mailText = z
  .object({
    key: z.string(),
    role: z.enum(mailTextRoles),
    /** The plural form: `one` or `other`; null if there's only one form. */
    form: z.string().nullable(),
    original: z.string(),
    /** Variables that may occur in it as `{{number}}`. */
    variables: z.array(z.string()),
    /** Variables that must occur in it. */
    required: z.array(z.string()),
  })
  .meta({ id: 'MailText' })
export type MailText = z.infer<typeof mailText>

export const mailTemplate = z
  .object({
    name: slug,
    area: z.enum(mailAreas),
    /** The original subject in this language. */
    subject: z.string(),
    /** The number of its sentences that staff changed in this language. */
    changed: z.int(),
  })
  .meta({ id: 'MailTemplate' })
export type MailTemplate = z.infer<typeof mailTemplate>

export const listMailTemplates = endpoint({
  id: 'listMailTemplates',
  route: 'GET /admin/mail-templates',
  tag,
  auth,
  summary: 'List the mails that the shop sends, with how much of each was changed in a language',
  input: z.object({ locale }),
  output: z.object({ templates: z.array(mailTemplate) }),
  refusals: [],
})
export const getMailTemplate = endpoint({
  id: 'getMailTemplate',
  route: 'GET /admin/mail-templates/:name',
  tag,
  auth,
  summary: 'Get the sentences of a mail in a language, with the variables that each may have',
  input: z.object({ name: slug, locale }),
  output: mailTemplate.extend({ texts: z.array(mailText) }),
  refusals: ['NOT_FOUND'],
})

const sample = { name: slug, locale, texts: mailDocument.shape.texts }
export const previewMail = endpoint({
  id: 'previewMail',
  route: 'POST /admin/mail-templates/:name/preview',
  tag,
  auth,
  summary: 'Show a mail with these sentences and sample data, as HTML and as plain text',
  input: z.strictObject(sample),
  output: z.object({ subject: z.string(), preheader: z.string(), html: z.string(), plain: z.string() }),
  refusals: ['NOT_FOUND'],
})
export const sendTestMail = endpoint({
  id: 'sendTestMail',
  route: 'POST /admin/mail-templates/:name/test',
  tag,
  auth,
  summary: "Send a mail with these sentences and sample data to the caller's own email",
  input: z.strictObject(sample),
  output: messageOnly,
  rateLimits: testMailLimits,
  refusals: ['NOT_FOUND', 'NO_EMAIL_TO_SEND_TO'],
})
