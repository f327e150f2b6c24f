import type { ApiOutput } from '#contract/api.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useWaitingTime } from '#web/admin/ui/use-waiting-time.ts'

/** Quality beside speed: the size and age of the queue, the time to a decision, and how often decisions were wrong. */
export function Numbers({ numbers }: { numbers: ApiOutput<'GET /admin/moderation/numbers'> }) {
  const t = useText('admin-moderation')
  const number = useNumber()
  const { since, length } = useWaitingTime()
  const { open, oldestAt, medianMinutes, decided, overturned } = numbers
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 text-quiet max-md:hidden">
      <dl className="contents">
        <Figure value={number(open)} name={t('numbers.open')} />
        {oldestAt !== null && <Figure value={since(oldestAt)} name={t('numbers.oldest')} />}
        {medianMinutes !== null && <Figure value={length(medianMinutes)} name={t('numbers.median')} />}
      </dl>
      {decided > 0 && <p>{t('numbers.overturned', { overturned, decided })}</p>}
    </div>
  )
}

const Figure = ({ value, name }: { value: string; name: string }) => (
  <div className="flex flex-row-reverse gap-1.5">
    <dt>{name}</dt>
    <dd className="font-semibold text-ink">{value}</dd>
  </div>
)
