import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, messageOnly, time } from '../fields.ts'
import { listInputs, listOutput } from './list.ts'

const tag = 'Mail log (staff)'
const auth = { staff: 'orders:read' } as const
export const mailStates = ['pending', 'sending', 'sent', 'kept', 'dead', 'unclear'] as const

/** A sent mail or text message, without its text, which may contain a code or a link. */
export const mailRow = z
  .object({
    id,
    channel: z.enum(['email', 'sms']),
    /** Masked for callers who may not read customers. */
    to: z.string(),
    subject: z.string(),
    state: z.enum(mailStates),
    /** Why it wasn't sent; null if it was. */
    reason: z.string().nullable(),
    at: time,
    /** The text is still stored, so it can be sent again. */
    canBeSentAgain: z.boolean(),
  })
  .meta({ id: 'MailRow' })
export type MailRow = z.infer<typeof mailRow>

const inputs = listInputs(['at'], { state: z.enum(mailStates).optional() })

export const listMails = endpoint({
  id: 'listMails',
  route: 'GET /admin/mails',
  tag,
  auth,
  summary: 'List the messages of the last 90 days, by state; a full address finds what was sent to it, for staff who may read customers',
  input: inputs.page,
  output: listOutput(mailRow),
  refusals: [],
})
export const sendMailAgain = endpoint({
  id: 'sendMailAgain',
  route: 'POST /admin/mails/:id/send',
  tag,
  auth: { staff: 'orders:ship' },
  summary: "Resend a message that wasn't sent, as long as its text is stored: for a day",
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const settleMail = endpoint({
  id: 'settleMail',
  route: 'POST /admin/mails/:id/settle',
  tag,
  auth: { staff: 'orders:ship' },
  summary: 'Mark a message as sent, if it is unclear whether it was',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
