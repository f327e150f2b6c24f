import { useCallback, useEffect, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import type { Charge } from '#contract/plans.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Page = ApiOutput<'GET /subscription/charges'>
const pageSize = 12

function useCharges() {
  const [page, setPage] = useState<Page | null>(null)
  const { busy, error, run } = useAction()
  const load = useCallback(async (cursor?: string) => {
    const next = await signed('GET /subscription/charges', { limit: pageSize, ...(cursor && { cursor }) })
    setPage((before) => (cursor && before ? { ...next, charges: [...before.charges, ...next.charges] } : next))
  }, [])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- loaded once; `run` is new with every render
  useEffect(() => void run(load), [])
  return { page, busy, error, more: () => void run(() => load(page?.nextCursor ?? undefined)) }
}

/** Charges, newest first. */
export function Charges() {
  const t = useText('plans')
  const errorMessage = useErrorMessage()
  const { page, busy, error, more } = useCharges()
  return (
    <section aria-labelledby="charges" className="mt-10">
      <h2 id="charges" className="display mb-3 text-xl">
        {t('manage.charges')}
      </h2>
      {page === null && error === null && <Skeleton className="h-24" />}
      {page?.charges.length === 0 && <p className="border-t border-line pt-4 text-quiet">{t('manage.noCharges')}</p>}
      {page !== null && page.charges.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {page.charges.map((charge) => (
            <Item key={charge.id} charge={charge} />
          ))}
        </ul>
      )}
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {(page?.nextCursor ?? null) !== null && (
        <Button look="secondary" busy={busy} onClick={more} className="mt-6">
          {t('manage.more')}
        </Button>
      )}
    </section>
  )
}

function Item({ charge: { amount, reason, status, planName, createdAt, url } }: { charge: Charge }) {
  const t = useText('plans')
  const date = useDate()
  const money = useMoney()
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <span className="min-w-0">
        <span className="block">{t(`manage.reasons.${reason}`, { plan: planName })}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
          <time dateTime={createdAt}>{date(createdAt)}</time>
          <span className={status === 'open' ? 'text-bad' : ''}>
            {t(`manage.chargeStates.${amount < 0 && status === 'paid' ? 'credit' : status}`)}
          </span>
          {url !== null && (
            <a href={url} className="text-link">
              {t('manage.receipt')}
            </a>
          )}
        </span>
      </span>
      <span className={`shrink-0 font-semibold tabular-nums ${status === 'paid' ? '' : 'text-quiet'}`}>{money(amount)}</span>
    </li>
  )
}
