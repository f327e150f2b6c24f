import type { Challenge } from '#contract/challenges/challenges.ts'
import { type Tier, tierOf, tiers } from '#contract/challenges/tiers.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

/** What is taken off at checkout for each tier, and which of it is the reader's. */
export function Rewards({ challenge: { rewards, mine, tiers: amounts } }: { challenge: Challenge }) {
  const t = useText('challenges')
  const date = useDate('short')
  const reached = mine && tierOf(mine.total, amounts)
  const isReached = (tier: Tier) => reached !== null && tiers.indexOf(tier) <= tiers.indexOf(reached)
  return (
    <div className="mt-5 rounded-card border border-line bg-surface p-4">
      <h2 className="font-semibold">{t('rewards.title')}</h2>
      <ul className="mt-1 divide-y divide-line">
        {rewards.map(({ id, tier, name, endsAt, isUsed }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="text-quiet">{t(`tiers.${tier}`)}</span> {name}
            </span>
            <span className="text-sm text-quiet">
              {[isUsed ? t('rewards.used') : isReached(tier) && t('rewards.yours'), endsAt && t('rewards.until', { day: date(endsAt) })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-quiet">{t('rewards.text')}</p>
    </div>
  )
}
