import type { CreditEntry } from '#contract/credit.ts'
import { urls } from '#contract/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Claim } from './claim.tsx'
import { useCredit } from './use-credit.ts'

/** The balance of the store credit, its history, and a field to add a gift card. */
export function Credit() {
  const t = useText('credit')
  const money = useMoney()
  const errorMessage = useErrorMessage()
  const { credit, busy, error, more, reload } = useCredit()
  if (!credit) {
    if (error === null) return <CreditSkeleton />
    return (
      <EmptyState title={t('page.failed')} text={errorMessage(error)}>
        <Button busy={busy} onClick={more}>
          {t('page.retry')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-14">
      <div>
        <div className="rounded-card bg-studio p-5 md:p-6">
          <p className="display text-2xl">{money(credit.balance)}</p>
          <p className="mt-1 text-quiet">{t('page.spend')}</p>
          <TextLink to={urls.giftCards()} className="mt-1 inline-flex min-h-11 items-center text-sm">
            {t('page.give')}
          </TextLink>
        </div>
        <h2 className="display mt-10 mb-3 text-xl">{t('page.history')}</h2>
        {credit.entries.length === 0 ? (
          <p className="border-t border-line pt-4 text-quiet">{t('page.none')}</p>
        ) : (
          <History entries={credit.entries} />
        )}
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        {credit.nextCursor !== null && (
          <Button look="secondary" busy={busy} onClick={more} className="mt-6">
            {t('page.more')}
          </Button>
        )}
      </div>
      <Claim onClaimed={reload} />
    </div>
  )
}

function History({ entries }: { entries: CreditEntry[] }) {
  const t = useText('credit')
  const date = useDate()
  const money = useMoney()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {entries.map(({ id, amount, reason, orderNumber, createdAt }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-3">
          <span className="min-w-0">
            <span className="block">{t(`reasons.${reason}`)}</span>
            <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
              <time dateTime={createdAt}>{date(createdAt)}</time>
              {orderNumber && <TextLink to={urls.order(orderNumber)}>{orderNumber}</TextLink>}
            </span>
          </span>
          <span className={`shrink-0 font-semibold tabular-nums ${amount > 0 ? 'text-good' : ''}`}>
            {amount > 0 ? `+${money(amount)}` : money(amount)}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function CreditSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-60" />
    </div>
  )
}
