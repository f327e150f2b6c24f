import { useLocation } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { type NavNode, useNav, useRootData } from '#web/lib/root-data.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Account } from './account.tsx'
import { CartLink } from './cart-link.tsx'
import { Drawn } from './drawn.tsx'
import { Bell } from './bell.tsx'
import { Menu } from './menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function Header() {
  const nav = useNav()
  const own = useRootData()?.drawn?.header
  const { key } = useLocation()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-ground">
      <CachedFragment
        name="header"
        tag="div"
        cacheKey={nav}
        className="wrap flex min-h-16 items-center gap-1 max-[22.5rem]:gap-0 max-md:flex-wrap md:gap-3"
      >
        {() => <HeaderContent nav={nav} own={own} place={key} />}
      </CachedFragment>
    </header>
  )
}

/** The same on every page from the server, which knows no visitor; the browser fills in theirs. */
function HeaderContent({ nav, own, place }: { nav: NavNode[]; own: string | undefined; place: string }) {
  const { name } = useShop()
  return (
    <>
      <Link
        to={urls.market()}
        className="display me-auto inline-flex min-h-11 items-center text-lg uppercase max-[22.5rem]:text-sm md:me-3 md:text-xl"
      >
        {name}
      </Link>
      {own === undefined ? <Menu nav={nav} place={place} /> : <Drawn html={own} />}
      <SearchBox place={place} />
      <div className="flex items-center gap-1 max-[22.5rem]:gap-0 max-md:flex-wrap max-md:justify-end md:ms-auto">
        <ThemeToggle />
        <Bell />
        <Account place={place} />
        <WishlistLink />
        <CartLink />
      </div>
    </>
  )
}

/** Phones have no room for it beside the search; there it is among the pages of the account. */
function WishlistLink() {
  const t = useText('common')
  return (
    <Link to={urls.wishlist()} aria-label={t('header.wishlist')} className={`${iconButtonShape} max-[27rem]:hidden`}>
      <Icon name="heart" />
    </Link>
  )
}
