import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, messageOnly, multiline, text } from './fields.ts'
import { limits } from './limits.ts'
import { contactLimits } from './rate-limits.ts'

const tag = 'Contact'

/** Topics of a contact message. */
export const contactTopics = ['order', 'return', 'fault', 'product', 'account', 'membership', 'privacy', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const openContactForm = endpoint({
  id: 'openContactForm',
  route: 'GET /public/contact',
  tag,
  auth: 'public',
  summary: 'Get a token for the contact form: it proves that the form was opened, and prevents sending it twice',
  input: z.object({}),
  output: z.object({ formToken: z.string() }),
  refusals: [],
})
export const sendContactMessage = endpoint({
  id: 'sendContactMessage',
  route: 'POST /public/contact',
  tag,
  auth: 'public',
  rateLimits: contactLimits,
  summary: 'Send a message to the shop; an email confirms it',
  input: z.object({
    name: text(1, limits.name.max),
    email,
    topic: z.enum(contactTopics),
    message: multiline(limits.contact.messageMin, limits.contact.messageMax),
    orderNumber: text(0, limits.contact.orderNumber).optional(),
    formToken: z.string().max(200).optional(),
    attachmentToken: z.string().max(200).optional(),
  }),
  output: messageOnly,
  refusals: [],
})
