import { nextTier } from '#contract/challenges/tiers.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { useAmounts } from './use-amounts.ts'
import { useWhen } from './use-when.ts'

const loadOwn = async () => (await signed('GET /challenges', { mine: true, limit: 1 })).items[0] ?? null

/** The reader's progress in the challenge that ends first; nothing for those who take part in none. Needs the group "challenges". */
export function OwnChallengeRail() {
  const t = useText('challenges')
  const number = useNumber()
  const when = useWhen()
  const { value: challenge } = useAsyncData(loadOwn)
  const amount = useAmounts(challenge?.goal ?? 'volume')
  if (!challenge?.mine) return null
  const { id, title, exercise, mine, tiers } = challenge
  const tier = nextTier(mine.total, tiers)
  const target = amount(tiers[tier])
  const left = tiers[tier] - mine.total
  return (
    <section aria-labelledby="rail-challenge" className="mt-6 border-t border-line pt-5">
      <h2 id="rail-challenge" className="text-sm font-semibold">
        {t('one')}
      </h2>
      <Link to={urls.challenge(id)} className="group mt-2 block text-sm">
        <span className="font-medium group-hover:underline">{title}</span>
        <span className="mt-1 block">
          <span className="display text-lg">{number(Math.floor(mine.total))}</span>{' '}
          <span className="text-quiet">{t('of', { target })}</span>
        </span>
        <span className="mt-2 block">
          <ProgressBar
            label={t('progress', { total: amount(mine.total), target })}
            value={mine.total}
            max={tiers[tier]}
            tone={left > 0 ? 'ink' : 'volt'}
          />
        </span>
        <span className="mt-2 block text-quiet">
          {[exercise?.name, when(challenge), left > 0 && t(`toNext.${tier}`, { amount: amount(Math.ceil(left)) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </section>
  )
}
