import { useLocation } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { useCartCount } from '#web/features/cart/use-cart.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useNav } from '#web/lib/root-data.ts'
import { useText } from '#web/lib/text.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { CartCount } from './cart-link.tsx'

const [market, all, feed, cart, you] = [urls.market(), urls.collection(), urls.newsfeed(), urls.cart(), urls.myAccount()]

/** The way that this page belongs to, or none. */
function tabOf(path: string): string {
  if (path.startsWith(you) || path === urls.signIn()) return you
  return [market, all, feed, cart].find((tab) => tab === path) ?? ''
}

/** On phones the main ways are under the thumb. */
export function PhoneBar() {
  const t = useText('common')
  const count = useCartCount()
  const nav = useNav()
  const here = tabOf(useLocation().pathname)
  // The account would only send a visitor on; until it is known who is here, it is right for everyone.
  const mine = useSessionStatus() === 'unauthenticated' ? urls.signIn(you) : you
  return (
    <nav
      aria-label={t('phoneBar.label')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <CachedFragment name={`phone bar ${here}`} tag="ul" cacheKey={nav} className="grid grid-cols-5">
        {() => (
          <>
            <Tab to={market} current={here === market} icon="home" name={t('phoneBar.home')} />
            <Tab to={all} current={here === all} icon="grid" name={t('phoneBar.shop')} />
            <Tab to={feed} current={here === feed} icon="feed" name={t('phoneBar.feed')} />
            <Tab to={cart} current={here === cart} icon="bag" name={t('phoneBar.cart')} label={t('header.cart', { count })} count={count} />
            <Tab to={mine} current={here === you} icon="user" name={t('phoneBar.you')} />
          </>
        )}
      </CachedFragment>
    </nav>
  )
}

interface TabProps {
  to: string
  /** The page belongs to this way. */
  current: boolean
  icon: IconName
  name: string
  label?: string
  count?: number
}

function Tab({ to, current, icon, name, label, count = 0 }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        className="relative flex h-16 flex-col items-center justify-center gap-1 text-xs text-quiet aria-[current]:font-semibold aria-[current]:text-ink"
      >
        <Icon name={icon} className="size-6" />
        {`${name} `}
        <CartCount count={count} className="absolute top-1.5 start-1/2 ms-1.5" />
      </Link>
    </li>
  )
}
