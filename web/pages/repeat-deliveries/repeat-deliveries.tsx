import type { ListedRepeatDelivery } from '#contract/repeat-deliveries.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Goods } from '#web/features/repeat-deliveries/goods.tsx'
import { RepeatState } from '#web/features/repeat-deliveries/state.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const load = async (): Promise<ListedRepeatDelivery[]> => (await signed('GET /repeat-deliveries', {})).repeatDeliveries

export function RepeatDeliveries() {
  const t = useText('repeat-deliveries')
  const errorMessage = useErrorMessage()
  const { value, error, busy, load: again } = useAsyncData(load)
  if (!value) {
    if (error === null || busy) return <Skeleton className="h-40 rounded-card" />
    return (
      <EmptyState title={t('failed.title')} text={errorMessage(error)}>
        <Button onClick={() => void again()}>{t('failed.retry')}</Button>
      </EmptyState>
    )
  }
  if (value.length === 0) {
    return (
      <EmptyState title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to={urls.collection()}>{t('empty.action')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ul className="border-t border-line">
      {value.map((one) => (
        <li key={one.id} className="border-b border-line py-4">
          <Row of={one} />
        </li>
      ))}
    </ul>
  )
}

function Row({ of }: { of: ListedRepeatDelivery }) {
  const t = useText('repeat-deliveries')
  const { date } = useCalendar()
  const page = urls.repeatDelivery(of.id)
  const [first] = of.leftOut
  const out = first && (of.leftOut.length === of.lines.length ? t(`blocked.${first.reason}`) : t('someOut', { count: of.leftOut.length }))
  return (
    <Goods of={of} to={page}>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <div>
          <RepeatState of={of} />
          {of.nextOn !== null && <p>{t('next', { day: date(of.nextOn) })}</p>}
          {out && <p className="text-sm text-warn">{out}</p>}
        </div>
        <TextLink to={page} aria-label={t('manageOf', { name: of.product.name })} className="inline-flex min-h-11 items-center">
          {t('manage')}
        </TextLink>
      </div>
    </Goods>
  )
}
