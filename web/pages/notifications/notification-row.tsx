import type { Notification } from '#contract/notifications.ts'
import { urls } from '#contract/urls.ts'
import type { Person } from '#contract/people.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { type Translate, useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { NotificationAction } from './notification-action.tsx'
import { NotificationTime } from './notification-time.tsx'
import type { Span } from './span-of.ts'

/** The people, what they did, and a text; the row links to it. Actions are beside it. */
export function NotificationRow({
  item: { kind, people, total, postId, club, challenge, text, action, isRead, at },
  span,
}: {
  item: Notification
  /** The heading it's below. */
  span: Span
}) {
  const t = useText('people')
  const [first] = people
  const isOwnPoll = kind === 'poll' && !first
  const isScheduled = kind === 'scheduled-post'
  if (!first && kind !== 'moderation' && !isOwnPoll && !isScheduled && !club && !challenge) return null
  const to = placeOf(kind, { handle: first?.handle, postId, club, challenge })
  const about = isScheduled ? t('notifications.ownScheduled') : isOwnPoll ? t('notifications.ownPoll') : (club?.name ?? challenge?.title)
  const done = isOwnPoll
    ? t('notifications.pollEnded')
    : kind === 'challenge' && challenge && challenge.result !== 'none'
      ? t(`notifications.results.${challenge.result}`)
      : t(`notifications.kinds.${kind}`, { club: club?.name ?? '' })
  return (
    <li
      className={`flex flex-wrap items-center justify-end border-s-2 md:flex-nowrap ${isRead ? 'border-s-transparent' : 'border-s-ember bg-surface'}`}
    >
      <Link
        to={to}
        className="flex min-h-16 min-w-0 grow basis-full items-center gap-3 px-3 py-3 transition-colors hover:bg-studio md:basis-0"
      >
        {first ? (
          <Faces people={people} />
        ) : isScheduled ? (
          <Clock />
        ) : isOwnPoll ? (
          <Bars />
        ) : about ? (
          <Crest name={about} className="size-11" />
        ) : (
          <Shield />
        )}
        <span className="min-w-0 grow lg:flex lg:items-baseline lg:justify-between lg:gap-8">
          <span className="block min-w-0">
            <span className="block wrap-anywhere">
              <span className="font-semibold">{first || !about ? nameOf(first?.name, total, t) : about}</span> {done}
            </span>
            {text !== null && <span className="line-clamp-2 block wrap-anywhere text-quiet">{text}</span>}
          </span>
          <span className="block shrink-0 text-sm text-quiet">
            <NotificationTime time={at} span={span} />
          </span>
        </span>
        {!isRead && <span className="sr-only">{t('notifications.new')}</span>}
      </Link>
      {first && action !== null && <NotificationAction action={action} person={first} club={club?.slug} />}
    </li>
  )
}

interface About extends Pick<Notification, 'postId' | 'club' | 'challenge'> {
  handle: string | undefined
}

function placeOf(kind: Notification['kind'], { handle, postId, club, challenge }: About): string {
  if (kind === 'moderation') return urls.decisions()
  if (kind === 'scheduled-post') return urls.scheduledPosts()
  if (kind === 'club-closed') return urls.clubs()
  if (challenge) return urls.challenge(challenge.id)
  if (club) return urls.club(club.slug, kind === 'club-request' ? 'members' : undefined)
  if (kind === 'follow-request') return urls.people()
  if (postId !== null) return urls.post(postId)
  return handle === undefined ? urls.decisions() : urls.person(handle)
}

function nameOf(name: string | undefined, total: number, t: Translate<'people'>): string {
  if (name === undefined) return t('notifications.moderators')
  return total > 1 ? t('notifications.others', { name, count: total - 1 }) : name
}

/** The faces of one person, or of the latest two, overlapping. */
function Faces({ people: [first, second] }: { people: Person[] }) {
  if (!first) return null
  if (!second) return <Avatar name={first.name} url={first.avatar} />
  return (
    <span className="relative size-11 shrink-0">
      <Avatar name={second.name} url={second.avatar} size="small" className="absolute start-0 top-0" />
      <Avatar name={first.name} url={first.avatar} size="small" className="absolute end-0 bottom-0 ring-2 ring-ground" />
    </span>
  )
}

/** The icon for the member's own poll. */
const Bars = () => (
  <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-studio">
    <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-ink stroke-2">
      <path d="M4 6h9M4 12h16M4 18h6" />
    </svg>
  </span>
)

/** The icon for events at a scheduled time. */
const Clock = () => (
  <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-studio">
    <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-ink stroke-2">
      <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3.5 2" />
    </svg>
  </span>
)

/** The icon for moderators, who have no portrait here. */
const Shield = () => (
  <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-studio">
    <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-ink stroke-2">
      <path d="M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6z" />
    </svg>
  </span>
)
