import type { StockAlert } from '#contract/stock-alerts.ts'
import { labelOf } from '#web/lib/labels.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

const loadAlerts = async (): Promise<StockAlert[]> => (await signed('GET /stock-alerts', {})).alerts

export function Alerts() {
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  const { value, error, busy, load, change } = useAsyncData(loadAlerts)
  if (!value) {
    if (error === null || busy) return <Skeleton className="h-40 rounded-card" />
    return (
      <EmptyState title={t('alerts.failure.title')} text={errorMessage(error)}>
        <Button onClick={() => void load()}>{t('alerts.failure.retry')}</Button>
      </EmptyState>
    )
  }
  if (value.length === 0) {
    return (
      <EmptyState title={t('alerts.empty.title')} text={t('alerts.empty.text')}>
        <ButtonLink to={urls.collection()}>{t('alerts.empty.action')}</ButtonLink>
      </EmptyState>
    )
  }
  async function remove({ id, name }: StockAlert): Promise<void> {
    try {
      const { alerts } = await signed('DELETE /stock-alerts/:id', { id })
      change(() => alerts)
      toast('info', t('alerts.removed', { name }))
      focusHeading()
    } catch (thrown) {
      toastError(thrown)
    }
  }
  return (
    <>
      <p className="mb-4 text-quiet">{t('alerts.text')}</p>
      <ul className="border-t border-line">
        {value.map((alert) => (
          <li key={alert.id} className="border-b border-line py-4">
            <Row alert={alert} onRemove={() => void remove(alert)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ alert: { name, slug, variantId, photo, options, state }, onRemove }: { alert: StockAlert; onRemove: () => void }) {
  const t = useText('my-account')
  return (
    <article className="flex items-start gap-4">
      <Thumb url={photo} alt="" />
      <div className="min-w-0 grow">
        <h2 className="font-medium">
          <Link to={urls.product(slug, variantId)} className="hover:underline hover:decoration-2 hover:underline-offset-4">
            {name}
          </Link>
        </h2>
        <p className="text-sm text-quiet">{Object.values(options).map(labelOf).join(', ')}</p>
        <p className="mt-1">
          <Tag>{t(`alerts.${state}`)}</Tag>
        </p>
      </div>
      <TextButton className="text-quiet hover:text-ink" aria-label={t('alerts.removeOf', { name })} onClick={onRemove}>
        {t('alerts.remove')}
      </TextButton>
    </article>
  )
}
