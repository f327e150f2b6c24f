import type { Picture } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { useSignedIn } from '#web/features/auth/session/session.ts'
import { WaitingOrder } from '#web/features/orders/lazy-waiting-order.ts'
import { useText } from '#web/lib/text.ts'
import { SplitPanel } from '#web/ui/split-panel.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'

export function Empty({ picture }: { picture: Picture | null }) {
  const t = useText('cart')
  const signedIn = useSignedIn()
  return (
    <>
      <WaitingOrder />
      <SplitPanel picture={picture}>
        <h2 className="display text-2xl text-balance">{t('empty.title')}</h2>
        <p className="max-w-[30em] text-quiet">{t('empty.text')}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={urls.collection()}>{t('empty.shop')}</ButtonLink>
          <ButtonLink to={urls.market()} look="secondary">
            {t('empty.market')}
          </ButtonLink>
        </div>
      </SplitPanel>
      {!signedIn && (
        <p className="mt-4">
          <TextLink to={urls.signIn(urls.cart())} className="inline-flex min-h-11 items-center">
            {t('empty.signIn')}
          </TextLink>
        </p>
      )}
    </>
  )
}
