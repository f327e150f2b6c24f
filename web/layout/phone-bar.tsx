import { useLocation } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useNav } from '#web/lib/root-data.ts'
import { useText } from '#web/lib/text.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

const [market, all, feed, clubs, you] = [urls.market(), urls.collection(), urls.newsfeed(), urls.clubs(), urls.myAccount()]

/** The way that this page belongs to, or none. */
function tabOf(path: string): string {
  if (path.startsWith(you) || path === urls.signIn()) return you
  if (path.startsWith(clubs)) return clubs
  return [market, all, feed].find((tab) => tab === path) ?? ''
}

/** On phones the main ways are under the thumb; the cart and its count are in the header. */
export function PhoneBar() {
  const t = useText('common')
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
            <Tab to={clubs} current={here === clubs} icon="people" name={t('phoneBar.clubs')} />
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
}

function Tab({ to, current, icon, name }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        className="flex h-16 flex-col items-center justify-center gap-1 text-xs text-quiet aria-[current]:font-semibold aria-[current]:text-ink"
      >
        <Icon name={icon} className="size-6" />
        {name}
      </Link>
    </li>
  )
}
