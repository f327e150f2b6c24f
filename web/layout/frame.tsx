import { type ReactNode, useEffect } from 'react'
import { Login } from '#web/features/auth/sign-in/lazy-sign-in-dialog.tsx'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { onSignIn } from '#web/features/auth/session/start-session.ts'
import { useSessionSync } from '#web/features/auth/session/use-session-sync.ts'
import { CartAnnouncement } from '#web/features/cart/cart-announcement.tsx'
import { mergeCart, refreshCart } from '#web/features/cart/cart.ts'
import { LazyCartModal } from '#web/features/cart/lazy-cart-modal.tsx'
import { replayEarlyClick } from '#web/lib/early-clicks.ts'
import { rehydrate } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { Offline } from './offline.tsx'
import { LazyListDialog } from '#web/features/wishlist/lazy-list-dialog.tsx'
import { Progress } from './pending.tsx'
import { Toasts } from './toasts.tsx'
import { useFocusOnHeading } from './use-focus-on-heading.ts'
import { usePersonalLists } from './use-personal-lists.ts'

/** What every page has, inside any frame. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText('common')
  useSessionSync()
  usePersonalLists()
  useStart()
  useFocusOnHeading()
  return (
    <>
      <a href="#content" className="sr-only z-40 bg-ink p-4 text-ground focus:not-sr-only focus:fixed focus:top-2 focus:start-2">
        {t('skip')}
      </a>
      {/* With script enabled, <noscript> isn't rendered: only the server renders its content. */}
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      <Progress />
      {children}
      <LazyCartModal />
      <LazyListDialog />
      <CartAnnouncement />
      <Login />
      <Offline />
      <Toasts />
    </>
  )
}

function WithoutScript() {
  const t = useText('no-script')
  return <p className="bg-ink px-4 py-3 text-center text-sm text-ground">{t('can')}</p>
}

/** After the first render, restores the browser's stored state, then loads the customer's cart; the session sync loads the customer. */
function useStart(): void {
  useEffect(() => onSignIn(mergeCart), [])
  useEffect(() => {
    void rehydrate().then(() => {
      // Runs after React has rendered the stored state, because the press adds to the stored cart.
      setTimeout(replayEarlyClick)
      return tokenNow() ? refreshCart().catch(() => null) : null
    })
  }, [])
}
