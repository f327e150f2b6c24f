import type { NotificationKind } from '#contract/notifications.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import type { Translate } from '#server/text/text.ts'

/** A notification as input for mails and push messages. */
export interface Line {
  kind: NotificationKind
  /** The last person who did it, if any. */
  names: string[]
  /** How many people did it. */
  total: number
  /** The name of the club it's about. */
  club: string | null
  /** The title of the challenge that ended. */
  challenge: string | null
}

/** A notification as one sentence: "Mara and 2 others reacted to your post." */
export function sentenceOf({ kind, names: [name], total, club, challenge }: Line, t: Translate): string {
  const did = t(`digest.kinds.${kind}`, { club: withoutLinks(club ?? ''), challenge: withoutLinks(challenge ?? '') })
  if (kind === 'club-accepted' || kind === 'club-closed' || kind === 'scheduled-post' || challenge !== null) return did
  if (name === undefined && kind === 'poll') return t('digest.ownPoll')
  if (name === undefined) return `${club === null ? t('digest.moderators') : withoutLinks(club)} ${did}`
  const who = withoutLinks(name)
  return `${total > 1 ? t('digest.others', { name: who, count: total - 1 }) : who} ${did}`
}
