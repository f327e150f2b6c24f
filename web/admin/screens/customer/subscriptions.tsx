import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'
import { SubscriptionState } from '#web/admin/subscriptions/subscription-state.tsx'
import { usePriceText } from '#web/admin/subscriptions/use-price-text.ts'

const shown = 10

/** A customer's current and past subscriptions. */
export function Subscriptions({ customer }: { customer: string }) {
  const t = useText('admin-subscriptions')
  const priceText = usePriceText()
  const errorMessage = useErrorMessage()
  const { value, error } = useAsyncData(useCallback(() => staff('GET /admin/subscriptions', { customer, limit: shown }), [customer]))
  return (
    <section>
      <h2 className="mb-2 font-semibold">{t('title')}</h2>
      {value === null && (error === null ? <Skeleton className="h-11" /> : <p className="text-quiet">{errorMessage(error)}</p>)}
      {value?.subscribers.length === 0 && <p className="text-quiet">{t('noneOfCustomer')}</p>}
      <ul>
        {value?.subscribers.map((one) => (
          <li key={one.id} className="border-b border-line">
            <Link to={adminUrls.subscription(one.id)} className="flex min-h-11 flex-wrap items-center gap-x-6 hover:bg-studio">
              <span className="font-semibold">{one.planName}</span>
              <span className="grow text-quiet">{priceText(one)}</span>
              <SubscriptionState of={one} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
