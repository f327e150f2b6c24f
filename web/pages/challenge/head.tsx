import type { Challenge } from '#contract/challenges/challenges.ts'
import { urls } from '#contract/urls.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { useSpan } from '#web/features/challenges/use-span.ts'
import { useText } from '#web/lib/text.ts'
import { Link, TextLink } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ChallengeMenu } from './menu.tsx'

interface ChallengeHeadProps {
  challenge: Challenge
  onChange: (challenge: Challenge) => void
  onReload: () => Promise<void>
}

/** The challenge's club, dates and name, and the reader's actions. */
export function ChallengeHead({ challenge, onChange, onReload }: ChallengeHeadProps) {
  const t = useText('challenges')
  const span = useSpan()
  const { title, description, cover, club, participants, state } = challenge
  return (
    <header>
      <div className="flex min-h-14 items-center justify-between gap-3">
        {club ? (
          <Link to={urls.club(club.slug, 'challenges')} className="flex min-h-11 min-w-0 items-center gap-3 font-semibold hover:underline">
            <Crest name={club.name} className="size-8" />
            <span className="truncate">{club.name}</span>
          </Link>
        ) : (
          <TextLink to={urls.challenges()} className="inline-flex min-h-11 items-center">
            {t('all')}
          </TextLink>
        )}
        <ChallengeMenu challenge={challenge} onChange={onChange} onReload={onReload} />
      </div>
      {cover && (
        <Picture
          url={cover}
          alt=""
          width={1600}
          height={900}
          shown="scene"
          first
          className="mt-2 aspect-[390/140] w-full rounded-card object-cover md:aspect-[800/220]"
        />
      )}
      <p className="mt-4 text-quiet">{t('about', { days: span(challenge), people: t('people', { count: participants }) })}</p>
      <h1 tabIndex={-1} className="display mt-1 text-2xl wrap-anywhere">
        {title}
      </h1>
      {description && <p className="mt-3 max-w-[42em] wrap-anywhere whitespace-pre-line">{description}</p>}
      {state === 'cancelled' && <p className="mt-4 font-medium text-bad">{t('cancelled')}</p>}
    </header>
  )
}
