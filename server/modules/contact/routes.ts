import * as contract from '#contract/contact.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { openForm, receiveMessage } from './contact.ts'

/** The endpoints of the contact form. */
export const contactRoutes = (): BoundEndpoint[] => [
  reads(contract.openContactForm, async (_, __, context) => openForm(context)),
  writes(contract.sendContactMessage, receiveMessage),
]
