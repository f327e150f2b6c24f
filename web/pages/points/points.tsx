import type { Points as PointsAnswer, PointsEntry } from '#contract/points.ts'
import { urls } from '#contract/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePoints } from './use-points.ts'

/** The points: their balance, their value, their history, and how to earn more. */
export function Points() {
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  const { points, busy, error, more } = usePoints()
  if (!points) {
    if (error === null) return <PointsSkeleton />
    return (
      <EmptyState title={t('points.failed')} text={errorMessage(error)}>
        <Button busy={busy} onClick={more}>
          {t('points.retry')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-14">
      <div>
        <Balance points={points} />
        <h2 className="display mt-10 mb-3 text-xl">{t('points.history')}</h2>
        {points.entries.length === 0 ? <Nothing /> : <History entries={points.entries} />}
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        {points.nextCursor !== null && (
          <Button look="secondary" busy={busy} onClick={more} className="mt-6">
            {t('points.more')}
          </Button>
        )}
      </div>
      <div className="grid gap-4">
        <HowToEarn points={points} />
        <TakingPart points={points} />
      </div>
    </div>
  )
}

function Balance({ points: { balance, worth } }: { points: PointsAnswer }) {
  const t = useText('my-account')
  const number = useNumber()
  const money = useMoney()
  return (
    <div className="rounded-card bg-studio p-5 md:p-6">
      <p className="display text-3xl">{number(balance)}</p>
      <p className="mt-1 text-quiet">{balance < 0 ? t('points.negative') : t('points.worth', { count: balance, amount: money(worth) })}</p>
    </div>
  )
}

function Nothing() {
  const t = useText('my-account')
  return (
    <div className="border-t border-line pt-4">
      <p className="mb-4 text-quiet">{t('points.none')}</p>
      <ButtonLink to={urls.collection()}>{t('orders.empty.shop')}</ButtonLink>
    </div>
  )
}

function History({ entries }: { entries: PointsEntry[] }) {
  const t = useText('my-account')
  const date = useDate()
  const number = useNumber()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {entries.map(({ id, points, reason, orderNumber, note, createdAt }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-3">
          <span className="min-w-0">
            <span className="block">{t(`points.reasons.${reason}`)}</span>
            {note !== null && <span className="block text-sm wrap-anywhere">{note}</span>}
            <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
              <time dateTime={createdAt}>{date(createdAt)}</time>
              {orderNumber && <TextLink to={urls.order(orderNumber)}>{orderNumber}</TextLink>}
            </span>
          </span>
          <span className={`shrink-0 font-semibold tabular-nums ${points > 0 ? 'text-good' : ''}`}>
            {points > 0 ? `+${number(points)}` : number(points)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function HowToEarn({ points: { rules } }: { points: PointsAnswer }) {
  const t = useText('my-account')
  const money = useMoney()
  const lines = [
    rules.perUnit > 0 && t('points.how.order', { count: rules.perUnit, amount: money(1) }),
    rules.forReview > 0 && t('points.how.review', { count: rules.forReview }),
    t('points.how.worth', { count: rules.perUnitWorth, amount: money(1) }),
    rules.expireMonths === null ? t('points.how.never') : t('points.how.expire', { count: rules.expireMonths }),
  ]
  return (
    <aside aria-labelledby="how-points" className="rounded-card border border-line bg-surface p-5">
      <h2 id="how-points" className="mb-3 font-semibold">
        {t('points.how.title')}
      </h2>
      <ul className="grid gap-2 text-sm">
        {lines.filter(Boolean).map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
    </aside>
  )
}

/** What community activity earns, and today's share of it. */
function TakingPart({ points: { rules, community } }: { points: PointsAnswer }) {
  const t = useText('my-account')
  if (!rules.community || !community) return null
  const { post, comment, record, dayMax } = rules.community
  const today = t('points.how.today', { count: community.today, most: dayMax })
  const lines = [
    t('points.how.post', { count: post.points }),
    t('points.how.comment', { count: comment.aDay, points: comment.points }),
    t('points.how.record', { count: record.points }),
    t('points.how.day', { count: dayMax }),
  ]
  return (
    <aside aria-labelledby="community-points" className="rounded-card border border-line bg-surface p-5">
      <h2 id="community-points" className="mb-3 font-semibold">
        {t('points.how.community')}
      </h2>
      <p className="mb-2 text-sm text-quiet">{today}</p>
      <ProgressBar label={today} value={community.today} max={dayMax} tone={community.today < dayMax ? 'ink' : 'volt'} />
      <ul className="mt-4 grid gap-2 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextLink to={urls.newsfeed()} className="mt-4 inline-block text-sm">
        {t('points.how.feed')}
      </TextLink>
    </aside>
  )
}

export function PointsSkeleton() {
  return (
    <>
      <Skeleton className="mb-10 h-28 rounded-card" />
      <Skeleton className="mb-3 h-7 w-32" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="mb-3 h-12" />
      ))}
    </>
  )
}
