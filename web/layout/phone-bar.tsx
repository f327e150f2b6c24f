import { useLocation } from 'react-router'
import { urls } from '#contract/urls.ts'
import { useSignedIn } from '#web/features/auth/session.ts'
import { useCartCount } from '#web/features/cart/use-cart.ts'
import { useText } from '#web/lib/text.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { CartCount } from './header.tsx'

/** On phones the main ways are under the thumb. */
export function PhoneBar() {
  const t = useText('common')
  const count = useCartCount()
  const signedIn = useSignedIn()
  return (
    <nav
      aria-label={t('phoneBar.label')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-4">
        <Tab to={urls.market()} icon="home" name={t('phoneBar.home')} />
        <Tab to={urls.collection()} icon="grid" name={t('phoneBar.shop')} />
        <Tab to={urls.cart()} icon="bag" name={t('phoneBar.cart')} label={t('header.cart', { count })} count={count} />
        <Tab to={signedIn ? urls.orders() : urls.signIn()} icon="user" name={t('phoneBar.you')} />
      </ul>
    </nav>
  )
}

function Tab({ to, icon, name, label, count = 0 }: { to: string; icon: IconName; name: string; label?: string; count?: number }) {
  const here = useLocation().pathname === to
  return (
    <li>
      <Link
        to={to}
        aria-label={label}
        aria-current={here ? 'page' : undefined}
        className="relative flex h-16 flex-col items-center justify-center gap-1 text-xs text-quiet aria-[current]:font-semibold aria-[current]:text-ink"
      >
        <Icon name={icon} className="size-6" />
        {`${name} `}
        <CartCount count={count} className="absolute top-1.5 left-1/2 ml-1.5" />
      </Link>
    </li>
  )
}
