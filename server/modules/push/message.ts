import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { mailContext } from '#server/messaging/mail/mail.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { sentenceOf } from '#server/modules/notifications/notifications.ts'
import type { groupsSince, unreadSince, writersSince } from './queries.ts'

type Notification = Awaited<ReturnType<typeof unreadSince.all>>[number]
type Writer = Awaited<ReturnType<typeof writersSince.all>>[number]
type Group = Awaited<ReturnType<typeof groupsSince.all>>[number]
interface Unread {
  writers: Writer[]
  groups: Group[]
  notifications: Notification[]
}

/** The payload that the service worker shows (web/lib/push-events.ts). */
interface PushMessage {
  title: string
  body: string
  url: string
}

const sentencesMax = 3

/** The message for unread items, and the address it opens: the item itself, or the list if there are several. */
export function messageOf({ writers, groups, notifications }: Unread, config: Config): PushMessage {
  const { brand, t } = mailContext(config)
  const all = [
    ...writers.map(({ name, handle }) => ({ sentence: t('push.message', { name: withoutLinks(name) }), path: urls.messages(handle) })),
    ...groups.map(({ id, name }) => ({ sentence: t('push.group', { name: withoutLinks(name) }), path: urls.group(id) })),
    ...notifications.map((one) => {
      const line = { ...one, club: one.club?.name ?? null, challenge: one.challenge?.title ?? null }
      return { sentence: sentenceOf(line, t), path: pathOf(one) }
    }),
  ]
  const sentences = all.slice(0, sentencesMax).map(({ sentence }) => sentence)
  const more = all.length - sentences.length
  const body = [...sentences, ...(more > 0 ? [t('push.more', { count: more })] : [])].join('\n')
  const list = notifications.length === 0 ? urls.messages() : urls.notifications()
  return { title: brand.name, body, url: config.pages + (all.length === 1 ? all[0]!.path : list) }
}

function pathOf({ post_id, club, challenge, kind }: Notification): string {
  if (kind === 'scheduled-post') return urls.scheduledPosts()
  if (post_id !== null) return urls.post(post_id)
  if (challenge) return urls.challenge(challenge.id)
  return club && kind !== 'club-closed' && kind !== 'moderation' ? urls.club(club.slug) : urls.notifications()
}
