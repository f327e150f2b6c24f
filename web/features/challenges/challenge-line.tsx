import type { ChallengeCard } from '#contract/challenges/challenges.ts'
import { nextTier } from '#contract/challenges/tiers.ts'
import { urls } from '#contract/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { useAmounts } from './use-amounts.ts'
import { useSpan } from './use-span.ts'
import { useWhen } from './use-when.ts'

interface ChallengeLineProps {
  challenge: ChallengeCard
  level: 'h2' | 'h3'
  /** Set in a list of a single club, where the club's name is left out. */
  isInClub: boolean
}

/** A challenge in a list: dates, club, exercise, goal, and the reader's progress. Needs the group "challenges". */
export function ChallengeLine({ challenge, level, isInClub }: ChallengeLineProps) {
  const t = useText('challenges')
  const span = useSpan()
  const when = useWhen()
  const number = useNumber()
  const amount = useAmounts(challenge.goal)
  const { id, title, club, exercise, tiers, participants, mine } = challenge
  const Heading = level
  const tier = mine && nextTier(mine.total, tiers)
  const target = tier && tiers[tier]
  const isDone = mine && target && mine.total >= target
  return (
    <li className="border-b border-line">
      <Link
        to={urls.challenge(id)}
        className="group grid gap-x-6 gap-y-1 py-4 md:grid-cols-[minmax(11rem,2fr)_minmax(0,3fr)_minmax(12rem,2fr)] md:items-center md:py-6"
      >
        <span className="min-w-0">
          <Heading className="text-lg font-semibold wrap-anywhere group-hover:underline">{title}</Heading>
          <span className="block text-quiet">
            {[!isInClub && (club?.name ?? t('ofShop')), exercise?.name, span(challenge), t('people', { count: participants })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className="md:order-first">
          <span className="display text-2xl whitespace-nowrap max-[22rem]:whitespace-normal md:max-lg:text-xl">{amount(tiers.gold)}</span>{' '}
          <span className="text-sm text-quiet md:block">{t('tiers.gold')}</span>
        </span>
        {mine && target ? (
          <span className="block min-h-10">
            <span className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
              {/* The bar ends at the next tier, not at gold, so the words name it. */}
              <span>
                {isDone ? amount(mine.total) : t(`ofNext.${tier}`, { total: number(Math.floor(mine.total)), target: amount(target) })}
              </span>
              <span className="text-quiet">{when(challenge)}</span>
            </span>
            <ProgressBar
              label={t('progress', { total: amount(mine.total), target: amount(target) })}
              value={mine.total}
              max={target}
              tone={isDone ? 'volt' : 'ink'}
            />
          </span>
        ) : (
          <span className="min-h-10 text-sm text-quiet md:text-end">{when(challenge)}</span>
        )}
      </Link>
    </li>
  )
}
