import { useLocation } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { type RenderedSite, type NavNode, useNav, useRootData } from '#web/lib/root-data.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Account } from './account.tsx'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { RawHtml } from './raw-html.tsx'
import { Bell } from './bell.tsx'
import { Menu } from './menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const endId = 'header-end'
/** Phones have room for a name of this length beside the icons; a longer one is small, with a line for each word. */
const longName = 12

export function Header() {
  const nav = useNav()
  const rendered = useRootData()?.rendered
  const { key } = useLocation()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-ground">
      {/* A slow phone would paint the search before the icons beside it are parsed, and move it when they are. */}
      <link rel="expect" href={`#${endId}`} blocking="render" />
      <CachedFragment
        name="header"
        tag="div"
        cacheKey={nav}
        className="wrap flex min-h-16 items-center gap-1 max-[22.5rem]:gap-0 max-md:flex-wrap md:gap-3"
      >
        {() => <HeaderContent nav={nav} rendered={rendered} place={key} />}
      </CachedFragment>
      <span id={endId} hidden />
    </header>
  )
}

/** The server renders the same header for everyone; the browser fills in the visitor's own state. */
function HeaderContent({ nav, rendered, place }: { nav: NavNode[]; rendered: RenderedSite | undefined; place: string }) {
  const { name } = useShop()
  return (
    <>
      <Link
        to={urls.market()}
        className={`display me-auto inline-flex min-h-11 items-center uppercase md:me-3 md:text-xl ${name.length > longName ? 'w-min text-xs md:w-auto' : 'text-lg max-[22.5rem]:text-sm'}`}
      >
        <Brand name={name} logo={rendered?.logo} />
      </Link>
      {rendered?.header === undefined ? <Menu nav={nav} /> : <RawHtml html={rendered.header} />}
      <SearchBox place={place} />
      <div className="flex items-center gap-1 max-[22.5rem]:gap-0 max-md:flex-wrap max-md:justify-end md:ms-auto">
        <ThemeToggle />
        <Bell />
        {/* The narrowest phones have no room for it in the header; there it's in the bar below. */}
        <div className="contents max-[23rem]:hidden">
          <Account />
        </div>
        <WishlistLink />
        <CartLink />
      </div>
    </>
  )
}

/** Phones have no room for it beside the search; there it's in the navigation of the account. */
function WishlistLink() {
  const t = useText('common')
  return (
    <Link to={urls.wishlist()} aria-label={t('header.wishlist')} className={`${iconButtonShape} max-[27rem]:hidden`}>
      <Icon name="heart" />
    </Link>
  )
}
