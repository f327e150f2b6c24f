import type { Call } from '#contract/api.ts'
import type { ContactTopic } from '#contract/contact.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { limits } from '#contract/limits.ts'
import type { ReceivedFile } from '#server/http/context.ts'
import type { Slots } from '#server/http/slots.ts'
import { noScriptForms } from './no-script/forms.ts'
import type { PostedForm } from './posted-forms.ts'

/** Stores a picture that comes with a form, and deletes it again unless the form's call has used it. */
export interface Attachments {
  receiving: Slots
  store: (sent: { file: ReceivedFile; formToken: string; address: string }) => Promise<string>
  discardUnused: (sent: { formToken: string; token: string }) => Promise<void>
}

/** The forms that pages send without JavaScript, each mapped to the call that it makes. */
export const pageForms = (callFrom: (address: string) => Call, attachments: Attachments, now: () => number): PostedForm[] => [
  ...noScriptForms(callFrom, now),
  {
    path: urls.waitlist(),
    submit: async ({ email, confirm, unsubscribe }, { ip }) => {
      if (confirm !== undefined) return urls.waitlist(await callFrom(ip)('POST /public/subscribe/confirm', { token: confirm }))
      if (unsubscribe !== undefined) {
        await callFrom(ip)('POST /public/unsubscribe', { token: unsubscribe })
        return urls.waitlist({ state: 'left' })
      }
      const { state } = await callFrom(ip)('POST /public/subscribe', { email: email ?? '' })
      return urls.waitlist({ state })
    },
  },
  {
    path: serverUrls.newsletter(),
    submit: async ({ email, source, confirm, unsubscribe }, { ip }) => {
      if (confirm !== undefined) return serverUrls.newsletter(await callFrom(ip)('POST /public/newsletter/confirm', { token: confirm }))
      if (unsubscribe !== undefined)
        return serverUrls.newsletter(await callFrom(ip)('POST /public/newsletter/unsubscribe', { token: unsubscribe }))
      const from = source === 'footer' ? source : 'page'
      const { state } = await callFrom(ip)('POST /public/newsletter', { email: email ?? '', source: from })
      return serverUrls.newsletter({ state })
    },
  },
  {
    path: urls.unsubscribeDigest(),
    submit: async ({ token = '' }, { ip }) => {
      await callFrom(ip)('POST /public/notifications/unsubscribe', { token })
      return urls.unsubscribeDigest({ state: 'done' })
    },
  },
  ...[urls.contact(), serverUrls.contactUs()].map((path): PostedForm => ({
    path,
    file: { field: 'attachment', bytes: limits.contact.attachmentBytes },
    submit: async ({ website, name = '', email = '', topic, message = '', orderNumber, formToken = '' }, { ip, file }) => {
      // People don't see this field; a bot that fills in every field gets the response it expects.
      if (website) return serverUrls.contactSent()
      const attachmentToken = file && (await attachments.store({ file, formToken, address: ip }))
      try {
        const about = { ...(orderNumber && { orderNumber }), ...(attachmentToken && { attachmentToken }) }
        await callFrom(ip)('POST /public/contact', { name, email, topic: topic as ContactTopic, message, formToken, ...about })
        return serverUrls.contactSent()
      } finally {
        if (attachmentToken) await attachments.discardUnused({ formToken, token: attachmentToken })
      }
    },
  })),
]
