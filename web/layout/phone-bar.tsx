import { useLocation } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useNav } from '#web/lib/root-data.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

const Badge = lazyPart(() => import('./count-badge.tsx').then(({ PhoneBarBadge: Loaded }) => Loaded))

const you = urls.myAccount()
/** The target, icon and text key of each entry. */
const ways = [
  [urls.market(), 'home', 'home'],
  [urls.collection(), 'grid', 'shop'],
  [urls.newsfeed(), 'feed', 'feed'],
  [urls.clubs(), 'people', 'clubs'],
  [you, 'user', 'you'],
] as const

/** The entry to which a page belongs; undefined if none. */
function wayOf(path: string): string | undefined {
  if (path === urls.signIn()) return you
  return path.startsWith(urls.challenges()) ? urls.clubs() : ways.find(([to]) => path.startsWith(to))?.[0]
}

/** The main navigation on phones, within the thumb's reach. The cart with its count is in the header. */
export function PhoneBar() {
  const t = useText('common')
  const nav = useNav()
  const here = wayOf(useLocation().pathname)
  // The account would redirect a visitor, so visitors get a sign-in link; while the session loads, the account link suits everyone.
  const status = useSessionStatus()
  const mine = status === 'unauthenticated' ? urls.signIn(you) : you
  return (
    <nav
      aria-label={t('phoneBar.label')}
      className="fixed inset-x-0 bottom-0 z-20 -translate-y-(--offline) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <CachedFragment name={`phone bar ${here}`} tag="ul" cacheKey={nav} className="grid grid-cols-5">
        {() =>
          ways.map(([to, icon, name]) => (
            <li key={to}>
              <Link
                to={to === you ? mine : to}
                aria-current={here === to ? 'page' : undefined}
                className="relative flex h-16 flex-col items-center justify-center gap-1 text-xs text-quiet aria-[current]:font-semibold aria-[current]:text-ink"
              >
                <Icon name={icon} className="size-6" />
                {t(`phoneBar.${name}`)}
                {to === you && status === 'authenticated' && <Badge />}
              </Link>
            </li>
          ))
        }
      </CachedFragment>
    </nav>
  )
}
