import { urls } from '#contract/urls.ts'
import { useSignedIn } from '#web/features/auth/session.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { State } from '#web/ui/state.tsx'

export function Empty() {
  const t = useText('cart')
  const signedIn = useSignedIn()
  return (
    <>
      <State title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to={urls.collection()}>{t('empty.shop')}</ButtonLink>
        <ButtonLink to={urls.market()} look="secondary">
          {t('empty.market')}
        </ButtonLink>
      </State>
      {!signedIn && (
        <p className="mt-6">
          <TextLink to={urls.signIn(urls.cart())} className="inline-flex min-h-11 items-center">
            {t('empty.signIn')}
          </TextLink>
        </p>
      )}
    </>
  )
}
