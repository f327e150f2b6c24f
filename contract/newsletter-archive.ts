import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, limit, offset, textLocale, time } from './fields.ts'

const tag = 'Newsletter'

/** A sent issue that the shop shows in its archive. */
export const archivedIssue = z
  .object({
    id,
    subject: z.string(),
    /** The beginning of its text. */
    description: z.string(),
    sentAt: time,
    locale: textLocale,
  })
  .meta({ id: 'ArchivedIssue' })
export type ArchivedIssue = z.infer<typeof archivedIssue>

export const listArchivedIssues = endpoint({
  id: 'listArchivedIssues',
  route: 'GET /public/newsletter/issues',
  tag,
  auth: 'public',
  summary: 'List the sent issues of the newsletter that the shop shows, newest first',
  maxAge: 60,
  input: z.object({ offset, limit }),
  output: z.object({ issues: z.array(archivedIssue), total: z.int() }),
  refusals: [],
})
export const getArchivedIssue = endpoint({
  id: 'getArchivedIssue',
  route: 'GET /public/newsletter/issues/:id',
  tag,
  auth: 'public',
  summary: 'Get a sent issue of the newsletter that the shop shows',
  maxAge: 60,
  input: z.object({ id }),
  output: archivedIssue.extend({ html: z.string() }).meta({ id: 'ArchivedIssueWithText' }),
  refusals: ['NOT_FOUND'],
})
