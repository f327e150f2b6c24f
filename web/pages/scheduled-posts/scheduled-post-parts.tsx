import type { ScheduledPost } from '#contract/scheduled-posts.ts'
import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useText } from '#web/lib/text.ts'

/** Describes the parts of a scheduled post besides its text and pictures. */
export function ScheduledPostParts({ of: { record, recordId, productIds, poll, quotedId } }: { of: ScheduledPost }) {
  const t = useText('composer')
  const lift = useLiftName()
  const amount = useAmount()
  const parts = [
    ...(record ? [`${lift(record.lift)} ${amount(record.value, record.measure).text}`] : []),
    ...(recordId !== undefined ? [t('scheduled.parts.record')] : []),
    ...(productIds.length > 0 ? [t('scheduled.parts.products', { count: productIds.length })] : []),
    ...(poll ? [t('scheduled.parts.poll', { options: poll.options.join(', ') })] : []),
    ...(quotedId !== undefined ? [t('scheduled.parts.quote')] : []),
  ]
  return parts.length > 0 && <p className="mt-3 text-sm wrap-anywhere text-quiet">{parts.join(' · ')}</p>
}
