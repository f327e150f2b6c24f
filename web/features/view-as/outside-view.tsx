import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Replaces content that only the customer may see. */
export function OutsideView() {
  const t = useText('view-as')
  return (
    <EmptyState title={t('outside.title')} text={t('outside.text')}>
      <ButtonLink to={urls.orders()} look="secondary">
        {t('outside.orders')}
      </ButtonLink>
    </EmptyState>
  )
}
