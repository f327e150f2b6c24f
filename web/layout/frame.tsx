import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { urls } from '#contract/urls.ts'
import { Login } from '#web/features/account/login.tsx'
import { tokenNow } from '#web/features/auth/session.ts'
import { useSessionWatch } from '#web/features/auth/use-watch.ts'
import { CartAnnouncement } from '#web/features/cart/announcement.tsx'
import { refreshCart } from '#web/features/cart/cart.ts'
import { CartModal } from '#web/features/cart/cart-modal.tsx'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { rehydrate } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { DetailPageSkeleton, ListPageSkeleton } from '#web/ui/skeleton.tsx'
import { CheckoutFooter, CheckoutHeader } from './checkout-header.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Offline } from './offline.tsx'
import { Progress, usePendingSkeleton } from './pending.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Toasts } from './toasts.tsx'

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText('common')
  const skeleton = usePendingSkeleton()
  const checkingOut = useLocation().pathname === urls.checkout()
  useSessionWatch()
  useStart()
  useFocusOnHeading()
  return (
    <>
      <a href="#content" className="sr-only z-40 bg-ink p-4 text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
        {t('skip')}
      </a>
      <Progress />
      {checkingOut ? <CheckoutHeader /> : <Header />}
      <main id="content" tabIndex={-1}>
        {skeleton === 'list' ? <ListPageSkeleton /> : skeleton === 'detail' ? <DetailPageSkeleton /> : children}
      </main>
      {checkingOut ? <CheckoutFooter /> : <Footer />}
      {!checkingOut && <PhoneBar />}
      <CartModal />
      <CartAnnouncement />
      <Login />
      <Offline />
      <Toasts />
    </>
  )
}

/** After the first render the browser's own state comes in, then what the customer's cart holds; the watch asks who they are. */
function useStart(): void {
  useEffect(() => {
    void rehydrate().then(() => (tokenNow() ? refreshCart().catch(() => null) : null))
  }, [])
}

/** Going to another page puts the focus on its heading, so that it is read out; the first page keeps the browser's. */
function useFocusOnHeading(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusHeading()
  }, [pathname])
}
