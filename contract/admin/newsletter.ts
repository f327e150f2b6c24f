import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, multiline, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { locales } from '../locales.ts'
import { unsupportedInMail } from '../mail-text.ts'
import { consentSources } from '../newsletter.ts'
import { testMailLimits } from '../rate-limits.ts'
import { issueStates, subscriberStates } from './newsletter-states.ts'
import { csvFile, listInputs, listOutput } from './list.ts'

const tag = 'Newsletter (staff)'
const auth = { staff: 'content:write' } as const
const people = { staff: 'customers:read' } as const

/** An issue in the list. `sent`: the number of recipients so far. */
export const newsletterIssueRow = z
  .object({
    id,
    subject: z.string(),
    state: z.enum(issueStates),
    sendAt: time.nullable(),
    finishedAt: time.nullable(),
    sent: z.int(),
    createdAt: time,
    /** Shown in the public archive once it's sent. */
    isArchived: z.boolean(),
  })
  .meta({ id: 'NewsletterIssueRow' })
export type NewsletterIssueRow = z.infer<typeof newsletterIssueRow>

export const newsletterIssue = newsletterIssueRow
  .extend({
    body: z.string(),
    /** The language it's written in; null for the shop's first. */
    locale: z.enum(locales).nullable(),
    /** The number of recipients if it's sent now. */
    subscribers: z.int(),
  })
  .meta({ id: 'NewsletterIssue' })
export type NewsletterIssue = z.infer<typeof newsletterIssue>

const body = multiline(1, limits.newsletter.body).superRefine((value, context) => {
  const found = unsupportedInMail(value)
  if (found)
    context.addIssue({
      code: 'custom',
      message: found === 'code' ? "has code, which mails can't show" : "has a table, which mails can't show",
    })
})
const content = { subject: text(1, limits.newsletter.subject), body }
const written = { ...content, locale: z.enum(locales).nullable().default(null) }
const issues = listInputs(['created'], {})

export const listNewsletterIssues = endpoint({
  id: 'listNewsletterIssues',
  route: 'GET /admin/newsletter/issues',
  tag,
  auth,
  summary: 'List the issues of the newsletter, newest first',
  input: issues.page.omit({ q: true }),
  output: listOutput(newsletterIssueRow),
  refusals: [],
})
export const createNewsletterIssue = endpoint({
  id: 'createNewsletterIssue',
  route: 'POST /admin/newsletter/issues',
  tag,
  auth,
  status: 201,
  summary: 'Create an issue as a draft; its text is Markdown',
  input: z.strictObject(written),
  output: newsletterIssue,
  refusals: [],
})
export const getNewsletterIssue = endpoint({
  id: 'getNewsletterIssue',
  route: 'GET /admin/newsletter/issues/:id',
  tag,
  auth,
  summary: 'Get an issue',
  input: z.object({ id }),
  output: newsletterIssue,
  refusals: ['NOT_FOUND'],
})
export const changeNewsletterIssue = endpoint({
  id: 'changeNewsletterIssue',
  route: 'PUT /admin/newsletter/issues/:id',
  tag,
  auth,
  summary: 'Save a draft',
  input: z.strictObject({ id, ...written }),
  output: newsletterIssue,
  refusals: ['NOT_FOUND', 'NEWSLETTER_ISSUE_IS_NOT_IN_THAT_STATE'],
})
export const deleteNewsletterIssue = endpoint({
  id: 'deleteNewsletterIssue',
  route: 'DELETE /admin/newsletter/issues/:id',
  tag,
  auth,
  summary: 'Delete a draft',
  input: z.object({ id }),
  output: z.object({}),
  refusals: ['NOT_FOUND', 'NEWSLETTER_ISSUE_IS_NOT_IN_THAT_STATE'],
})
export const previewNewsletter = endpoint({
  id: 'previewNewsletter',
  route: 'POST /admin/newsletter/preview',
  tag,
  auth,
  summary: 'Show an issue as the email it will be, as HTML and as plain text',
  input: z.strictObject(content),
  output: z.object({ html: z.string(), plain: z.string() }),
  refusals: [],
})
export const sendTestNewsletter = endpoint({
  id: 'sendTestNewsletter',
  route: 'POST /admin/newsletter/test',
  tag,
  auth,
  rateLimits: testMailLimits,
  summary: "Send an issue to the caller's own email, and nobody else",
  input: z.strictObject(content),
  output: z.object({ message: z.string() }),
  refusals: ['NO_EMAIL_TO_SEND_TO'],
})
export const sendNewsletterIssue = endpoint({
  id: 'sendNewsletterIssue',
  route: 'POST /admin/newsletter/issues/:id/send',
  tag,
  auth,
  summary: 'Send a draft to all subscribers, now or at a given time; each gets it once',
  input: z.strictObject({ id, at: time.nullable() }),
  output: newsletterIssue,
  refusals: ['NOT_FOUND', 'NEWSLETTER_ISSUE_IS_NOT_IN_THAT_STATE'],
})
export const cancelNewsletterIssue = endpoint({
  id: 'cancelNewsletterIssue',
  route: 'POST /admin/newsletter/issues/:id/cancel',
  tag,
  auth,
  summary: 'Stop sending an issue; if nobody has received it yet, it becomes a draft again',
  input: z.strictObject({ id }),
  output: newsletterIssue,
  refusals: ['NOT_FOUND', 'NEWSLETTER_ISSUE_IS_NOT_IN_THAT_STATE'],
})

export const archiveNewsletterIssue = endpoint({
  id: 'archiveNewsletterIssue',
  route: 'PUT /admin/newsletter/issues/:id/archive',
  tag,
  auth,
  summary: 'Show an issue in the public archive once it is sent, or hide it',
  input: z.strictObject({ id, isArchived: z.boolean() }),
  output: newsletterIssue,
  refusals: ['NOT_FOUND'],
})

export const newsletterSubscriber = z
  .object({
    id,
    email: z.string(),
    state: z.enum(subscriberStates),
    /** The source of the last entry in the consent log. */
    source: z.enum(consentSources).nullable(),
    createdAt: time,
    confirmedAt: time.nullable(),
    unsubscribedAt: time.nullable(),
  })
  .meta({ id: 'NewsletterSubscriber' })
export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>

const subscribers = listInputs(['created'], { state: z.enum(subscriberStates).optional() })

export const listNewsletterSubscribers = endpoint({
  id: 'listNewsletterSubscribers',
  route: 'GET /admin/newsletter/subscribers',
  tag,
  auth: people,
  summary: 'List the sign-ups for the newsletter, newest first; `q` is a part of an email',
  input: subscribers.page,
  output: listOutput(newsletterSubscriber),
  refusals: [],
})
export const exportNewsletterSubscribers = endpoint({
  id: 'exportNewsletterSubscribers',
  route: 'GET /admin/newsletter/subscribers/export',
  tag,
  auth: people,
  audited: true,
  summary: 'Export the sign-ups for the newsletter as CSV, with when and where each person agreed',
  input: subscribers.all,
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'newsletter.csv',
  refusals: [],
})
