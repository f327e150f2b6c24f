import { adminUrls } from '#contract/admin/urls.ts'
import type { Config } from '#server/config.ts'
import { mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'

interface Invitation {
  email: string
  role: string
  /** The path for setting a password; null for an existing account. */
  path: string | null
}

/** The mail to someone who was given a role. */
export function invitationMail({ email, role, path }: Invitation, config: Config): Message {
  const { brand, t } = mailContext(config, { role })
  const body = t(path === null ? 'invitation.bodyKnown' : 'invitation.body', { role, shop: brand.name })
  const label = t(path === null ? 'invitation.open' : 'invitation.password')
  const url = path === null ? config.origin + adminUrls.home() : config.pages + path
  const subject = t('invitation.subject', { shop: brand.name })
  return {
    channel: 'email',
    to: email,
    mail: {
      brand,
      subject,
      preheader: body,
      blocks: [
        { type: 'title', text: t('invitation.title') },
        { type: 'paragraph', text: body },
        { type: 'button', label, url },
      ],
    },
  }
}
