import type { Relation } from '#contract/people.ts'
import type { Profile } from '#contract/profiles.ts'
import { urls } from '#contract/urls.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { FollowButton } from '#web/features/profiles/follow-button.tsx'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { OwnActions } from './own-actions.tsx'
import { PersonMenu } from './person-menu.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const Mutual = lazyPart(async () => (await import('./mutual.tsx')).Mutual)
const Highlights = lazyPart(async () => (await withText(['stories'], import('#web/features/stories/highlights.tsx'))).Highlights)
const PersonRing = lazyPart(async () => (await import('#web/features/stories/person-ring.tsx')).PersonRing)

interface PersonHeadProps {
  profile: Profile
  isMember: boolean
  onRelation: (relation: Relation) => void
  onChange: () => Promise<void>
}

/** The cover with the portrait over its edge, the name, one line of text, and one action. */
export function PersonHead({ profile, isMember, onRelation, onChange }: PersonHeadProps) {
  const t = useText('people')
  const viewer = useSession(({ customer }) => customer?.id)
  const { name, handle, place, bio, relation, privacy } = profile
  return (
    <header>
      <Cover url={profile.cover} />
      <div className="lg:flex lg:items-start lg:gap-6 lg:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 md:px-6 lg:contents">
          <div className="relative -mt-9 grid shrink-0 rounded-full md:-mt-14">
            <Portrait profile={profile} />
          </div>
          <div className="ms-auto flex flex-wrap justify-end gap-2 max-[22rem]:*:grow lg:order-last lg:mt-5 lg:shrink-0 lg:flex-nowrap">
            {relation && !relation.isSelf && !relation.isBlocked && (
              <ButtonLink
                look="secondary"
                to={urls.messages(handle)}
                aria-label={t('messagePerson', { name })}
                className="max-[26rem]:px-4"
              >
                {t('message')}
              </ButtonLink>
            )}
            {relation?.isSelf ? (
              <OwnActions onChange={onChange} />
            ) : (
              <FollowButton person={profile} relation={relation} asks={privacy === 'private'} onChange={onRelation} />
            )}
            {relation && !relation.isSelf && (
              <PersonMenu person={profile} relation={relation} onChange={onRelation} onReload={() => void onChange()} />
            )}
          </div>
        </div>
        <div className="mt-3 min-w-0 md:px-6 lg:mt-4 lg:px-0">
          <h1 tabIndex={-1} className="display text-2xl wrap-anywhere">
            {name}
          </h1>
          <p className="mt-1 wrap-anywhere text-quiet">{[`@${handle}`, place].filter(Boolean).join(' · ')}</p>
          {bio && <p className="mt-1 wrap-anywhere whitespace-pre-line">{bio}</p>}
          <Counts profile={profile} isLinked={!profile.isHidden} />
          {isMember && relation && !relation.isSelf && <Mutual handle={handle} />}
        </div>
      </div>
      {isMember && relation?.isBlocked && <Blocked />}
      {viewer !== undefined && !profile.isHidden && relation && !relation.isBlocked && (
        <Highlights handle={handle} viewer={viewer} isSelf={relation.isSelf} />
      )}
    </header>
  )
}

/** For members, with the ring of a story around it. */
function Portrait({ profile }: { profile: Profile }) {
  const viewer = useSession(({ customer }) => customer?.id)
  const { name, avatar, isHidden } = profile
  const portrait = (
    <Avatar name={name} url={avatar} size="large" className="size-24! text-2xl! ring-4 ring-ground md:size-36! md:text-3xl!" />
  )
  if (viewer === undefined || isHidden) return portrait
  return (
    <PersonRing person={profile} viewer={viewer} waiting={portrait}>
      {portrait}
    </PersonRing>
  )
}

function Cover({ url }: { url: string | null }) {
  const shape = 'aspect-[390/136] w-full rounded-card object-cover object-[50%_35%] md:aspect-3/1'
  if (url) return <Picture url={url} alt="" width={1600} height={900} shown="scene" first className={shape} />
  return (
    <svg viewBox="0 0 1232 272" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={`${shape} bg-studio`}>
      <g className="fill-none stroke-line stroke-[18]">
        <circle cx="980" cy="190" r="150" />
        <circle cx="980" cy="190" r="96" />
        <circle cx="980" cy="190" r="34" />
        <path d="M0 190H830M1130 190h102" />
      </g>
    </svg>
  )
}

function Counts({ profile: { handle, followers, following, posts }, isLinked }: { profile: Profile; isLinked: boolean }) {
  const t = useText('people')
  const row = 'inline-flex min-h-11 items-center gap-1 hover:underline'
  const both = [
    { key: 'followers', to: urls.followers(handle), count: followers },
    { key: 'following', to: urls.following(handle), count: following },
  ] as const
  return (
    <p className="flex flex-wrap gap-x-5">
      {both.map(({ key, to, count }) =>
        isLinked ? (
          <Link key={key} to={to} className={row}>
            {t(`counts.${key}`, { count })}
          </Link>
        ) : (
          <span key={key} className="inline-flex min-h-11 items-center">
            {t(`counts.${key}`, { count })}
          </span>
        ),
      )}
      <span className="inline-flex min-h-8 items-center">{t('counts.posts', { count: posts })}</span>
    </p>
  )
}

function Blocked() {
  const t = useText('people')
  return <p className="mt-3 rounded-card bg-studio px-4 py-3">{t('blocked')}</p>
}
