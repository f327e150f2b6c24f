import { type ComponentType, useState } from 'react'
import type { Order } from '#contract/order.ts'
import { useSignedIn } from '#web/features/auth/session/session.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { NewAccountProps } from './new-account.tsx'

/** Offers guests an account with only a password to choose. A code verifies the email, since anyone can order with any address. */
export function AccountOffer({ order }: { order: Order }) {
  const t = useText('payment-success')
  const ready = useStored((stored) => stored.ready)
  const signedIn = useSignedIn()
  const [NewAccount, setNewAccount] = useState<ComponentType<NewAccountProps> | null>(null)
  const [busy, setBusy] = useState(false)
  // The session is known only to the browser, so no offer appears that would vanish. After signing up here, the success stays visible.
  if (!ready || (signedIn && !NewAccount)) return null
  const open = async () => {
    setBusy(true)
    try {
      const form = await loadNewAccount()
      setNewAccount(() => form)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="mt-10 rounded-card border border-line p-5 md:p-6">
      {NewAccount ? (
        <NewAccount order={order} />
      ) : (
        <>
          <h2 className="text-lg font-semibold">{t('account.title')}</h2>
          <p className="mt-1 mb-4 text-quiet">{t('account.text')}</p>
          <Button look="secondary" busy={busy} onClick={() => void open()}>
            {t('account.create')}
          </Button>
        </>
      )}
    </section>
  )
}

/** Loads the form with its texts on demand, since few need it. */
async function loadNewAccount() {
  const [{ NewAccount }] = await Promise.all([
    import('./new-account.tsx'),
    loadText(document.documentElement.lang, ['sign-up', 'sign-in', 'errors']),
  ])
  return NewAccount
}
