import type { NotificationKind } from '#contract/notifications.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { type Block, voice } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'

interface Digest {
  email: string
  lines: { kind: NotificationKind; names: string[]; total: number; club: string | null }[]
  /** With which its reader unsubscribes. */
  token: string
}

/** What a member hasn't read yet, one line each; a press of the mail program's own button ends such mails. */
export function digestMail({ email, lines, token }: Digest, config: Config): Message {
  const { brand, t } = voice(config)
  const unsubscribe = config.pages + urls.unsubscribeDigest({ token })
  const sentences = lines.map(({ kind, names: [name], total, club }) => {
    const did = t(`digest.kinds.${kind}`, { club: withoutLinks(club ?? '') })
    if (kind === 'club-accepted' || kind === 'club-closed') return did
    if (name === undefined) return `${club === null ? t('digest.moderators') : withoutLinks(club)} ${did}`
    const who = withoutLinks(name)
    return `${total > 1 ? t('digest.others', { name: who, count: total - 1 }) : who} ${did}`
  })
  const blocks: Block[] = [
    { type: 'title', text: t('digest.title') },
    ...sentences.map((text): Block => ({ type: 'paragraph', text })),
    { type: 'button', label: t('digest.link'), url: config.pages + urls.notifications() },
    { type: 'link', label: t('digest.settings'), url: config.pages + urls.notificationSettings() },
    { type: 'link', label: t('digest.unsubscribe'), url: unsubscribe },
  ]
  const subject = t('digest.subject', { shop: brand.name, count: lines.length })
  return { channel: 'email', to: email, mail: { brand, subject, preheader: sentences[0] ?? '', blocks, unsubscribe } }
}
