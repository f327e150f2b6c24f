import { urls } from '#contract/urls.ts'
import { useSignedIn } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown when there is no order to display; it doesn't reveal whether the order exists. `back` is where signing in leads. */
export function OrderMissing({ back }: { back: string }) {
  const t = useText('order')
  const signedIn = useSignedIn()
  return (
    <EmptyState level="h1" title={t('missing.title')} text={signedIn ? t('missing.textSignedIn') : t('missing.text')}>
      {signedIn ? (
        <ButtonLink to={urls.orders()}>{t('missing.orders')}</ButtonLink>
      ) : (
        <ButtonLink to={urls.signIn(back)}>{t('missing.signIn')}</ButtonLink>
      )}
      <ButtonLink to={urls.market()} look="secondary">
        {t('missing.market')}
      </ButtonLink>
    </EmptyState>
  )
}
