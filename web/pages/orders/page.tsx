import { useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { useSignedIn } from '#web/features/auth/session.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { Orders } from './orders.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/** For customers; a visitor is sent to sign in and comes back. The server renders the outline. */
export function Component() {
  const t = useText('myAccount')
  const ready = useStored((stored) => stored.ready)
  const signedIn = useSignedIn()
  const visitor = ready && !signedIn
  useEffect(() => {
    // Who signs out is on the way to another page already.
    if (visitor && window.location.pathname === urls.orders()) goTo(urls.signIn(urls.orders()), { replace: true })
  }, [visitor])
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      <Head title={t('orders.title')} />
      <h1 tabIndex={-1} className="display mb-6 text-2xl md:mb-8">
        {t('orders.title')}
      </h1>
      {ready && signedIn ? <Orders /> : <OrdersSkeleton />}
    </div>
  )
}
