import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { fullNameOf } from '#web/features/customers/addresses/format-address.ts'
import { useSignedIn } from '#web/features/auth/session/session.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** For guests: what they typed comes along, outside the address, so that only a password is left to choose. */
export function AccountOffer({ order: { email, shippingAddress } }: { order: Order }) {
  const t = useText('submit')
  const ready = useStored((stored) => stored.ready)
  const signedIn = useSignedIn()
  // Who is there is known only to the browser: no offer that would vanish again.
  if (!ready || signedIn) return null
  return (
    <section className="mt-10 rounded-card border border-line p-5 md:p-6">
      <h2 className="text-lg font-semibold">{t('account.title')}</h2>
      <p className="mt-1 mb-4 text-quiet">{t('account.text')}</p>
      <ButtonLink to={urls.signUp()} state={{ draft: { contact: email, name: fullNameOf(shippingAddress) } }} look="secondary">
        {t('account.create')}
      </ButtonLink>
    </section>
  )
}
