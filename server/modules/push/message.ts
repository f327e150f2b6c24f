import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { voice } from '#server/messaging/mail/mail.ts'
import { sentenceOf } from '#server/modules/notifications/notifications.ts'
import type { unreadSince } from './queries.ts'

type Unread = Awaited<ReturnType<typeof unreadSince.all>>[number]

/** What the service worker shows (web/push-worker.ts). */
export interface PushMessage {
  title: string
  body: string
  url: string
}

const sentencesMax = 3

/** What a browser shows of what wasn't read yet, and where it leads: of several to all of them. */
export function messageOf(unread: Unread[], config: Config): PushMessage {
  const { brand, t } = voice(config)
  const sentences = unread
    .slice(0, sentencesMax)
    .map((line) => sentenceOf({ ...line, club: line.club?.name ?? null, challenge: line.challenge?.title ?? null }, t))
  const more = unread.length - sentences.length
  const body = [...sentences, ...(more > 0 ? [t('push.more', { count: more })] : [])].join('\n')
  return { title: brand.name, body, url: config.pages + (unread.length === 1 ? placeOf(unread[0]!) : urls.notifications()) }
}

function placeOf({ post_id, club, challenge, kind }: Unread): string {
  if (post_id !== null) return urls.post(post_id)
  if (challenge) return urls.challenge(challenge.id)
  return club && kind !== 'club-closed' && kind !== 'moderation' ? urls.club(club.slug) : urls.notifications()
}
