import { useCallback } from 'react'
import { useText } from '#web/lib/text.ts'

/** Jobs with a name in the interface, by stored name with a hyphen instead of the dot. A test compares them with the server's. */
export const namedJobs = [
  'analytics-cohorts',
  'analytics-days',
  'analytics-mail',
  'backOrders-tellDate',
  'books-compare',
  'cartReminders-send',
  'catalogue-deals',
  'catalogue-foldCounts',
  'catalogue-outdated',
  'catalogue-publish',
  'catalogue-tags',
  'challenges-cancelled',
  'challenges-finish',
  'clubs-close',
  'contact-purge',
  'conversations-purge',
  'customers-followMerge',
  'merging-findDoubles',
  'downloads-collect',
  'giftCards-sendDue',
  'giftCards-sendOrder',
  'groups-purge',
  'imports-check',
  'imports-pictures',
  'imports-purge',
  'imports-run',
  'imports-undo',
  'invoices-purgeBuyers',
  'jobs-purge',
  'media-collect',
  'messages-purge',
  'messages-send',
  'messages-sendBulk',
  'newsletter-purge',
  'newsletter-send',
  'notifications-digest',
  'push-send',
  'notifications-purge',
  'orders-earnPoints',
  'orders-purgeDrafts',
  'orders-remindToPay',
  'payments-checkRefunds',
  'payments-expireUnpaid',
  'payments-purge',
  'payments-reconcile',
  'payments-refund',
  'plans-retirePrice',
  'points-expire',
  'posts-polls',
  'posts-publish',
  'posts-trends',
  'privacy-erase',
  'privacy-purge',
  'reviews-request',
  'search-purge',
  'seo-purge',
  'repeatDeliveries-charge',
  'repeatDeliveries-checkCards',
  'repeatDeliveries-orderOver',
  'repeatDeliveries-dropCustomer',
  'repeatDeliveries-paid',
  'repeatDeliveries-place',
  'repeatDeliveries-remind',
  'stockAlerts-purge',
  'stockAlerts-send',
  'stories-demo',
  'stories-purge',
  'subscriptions-check',
  'subscriptions-endDuplicate',
  'subscriptions-eraseCustomer',
  'subscriptions-payRefund',
  'subscriptions-reconcile',
  'subscriptions-remind',
  'waitlist-purge',
  'webhooks-deliver',
  'webhooks-event',
  'webhooks-purge',
] as const
type NamedJob = (typeof namedJobs)[number]

const names: ReadonlySet<string> = new Set(namedJobs)

const isNamed = (key: string): key is NamedJob => names.has(key)

/** A job's name; the stored name if it has none in the interface. */
export function useJobName(): (name: string) => string {
  const t = useText('admin-jobs')
  return useCallback(
    (name) => {
      const key = name.replace('.', '-')
      return isNamed(key) ? t(`job.${key}`) : name
    },
    [t],
  )
}
