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

/** A sentence of a mail: what the program says, and what staff made of it. */
export const mailText = z
  .object({
    key: z.string(),
    role: z.enum(mailTextRoles),
    /** Which of the forms of a number: `one` or `other`; null where there is one. */
    form: z.string().nullable(),
    original: z.string(),
    /** What may stand in it as `{{number}}`. */
    variables: z.array(z.string()),
    /** What must stand in it. */
    required: z.array(z.string()),
  })
  .meta({ id: 'MailText' })
export type MailText = z.infer<typeof mailText>

export const mailTemplate = z
  .object({
    name: slug,
    area: z.enum(mailAreas),
    /** The subject in this language, as the program says it. */
    subject: z.string(),
    /** How many of its sentences staff changed in this language. */
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
  summary: 'Send a mail with these sentences and sample data to the email of who calls',
  input: z.strictObject(sample),
  output: messageOnly,
  rateLimits: testMailLimits,
  refusals: ['NOT_FOUND', 'NO_EMAIL_TO_SEND_TO'],
})
