import { useLayoutEffect } from 'react'
import { useLocation } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { useNav, useRootData } from '#web/lib/root-data.ts'
import { useShop } from '#web/lib/shop.ts'
import { markSignedIn } from '#web/lib/signed-in-script.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Account } from './account.tsx'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The wordmark, search, the cart and a few links; on phones those are in a menu that works without script. Where the shop's header has the same, it has the same place. */
export function PublicHeader() {
  const { name } = useShop()
  const logo = useRootData()?.rendered?.logo
  const { pathname } = useLocation()
  useSignedInMark()
  const t = useText('content')
  const common = useText('common')
  const hasProducts = useNav().length > 0
  const entries = [
    ...(hasProducts ? [[urls.market(), t('nav.shop')] as const] : []),
    [urls.newsfeed(), t('nav.feed')],
    [urls.clubs(), t('nav.clubs')],
    [urls.blogs(), t('nav.journal')],
    [urls.faq(), t('nav.help')],
  ] as const
  const links = entries.map(([to, label]) => (
    <li key={to}>
      <Link to={to} aria-current={isIn(pathname, to) ? 'page' : undefined} className="public-link">
        {label}
      </Link>
    </li>
  ))
  return (
    <header className="relative z-20 border-b border-line bg-ground">
      <div className="wrap flex min-h-16 items-center gap-1 flex-wrap max-[22.5rem]:gap-0 md:gap-2">
        <details className="public-menu -ms-3 md:hidden">
          <summary aria-label={t('nav.menu')} className="grid size-11 place-items-center">
            <Icon name="menu" />
          </summary>
          <nav aria-label={t('nav.label')}>
            <ul>
              {links}
              <li className="public-visitor">
                <Link to={urls.signIn()} className="public-link">
                  {t('nav.signIn')}
                </Link>
              </li>
            </ul>
          </nav>
        </details>
        <Link
          to={urls.home()}
          className="display inline-flex min-h-11 items-center text-lg uppercase max-[22.5rem]:text-sm md:me-4 md:text-xl"
        >
          <Brand name={name} logo={logo} />
        </Link>
        <nav aria-label={t('nav.label')} className="hidden md:block">
          <ul className="flex gap-1">{links}</ul>
        </nav>
        <div className="ms-auto flex items-center">
          {hasProducts && (
            <Link to={urls.search()} aria-label={common('header.search')} className={iconButtonShape}>
              <Icon name="search" />
            </Link>
          )}
          <ThemeToggle />
        </div>
        <div className="public-visitor hidden items-center gap-2 md:flex">
          <Link to={urls.signIn()} className="public-link">
            {t('nav.signIn')}
          </Link>
          <Link to={urls.signUp()} className="public-join">
            {t('nav.join')}
          </Link>
        </div>
        <div className="public-member items-center gap-1 max-[23rem]:hidden">
          <Account />
        </div>
        {hasProducts && <CartLink />}
      </div>
    </header>
  )
}

/** Both states are in the HTML, and the style sheet shows one by this mark, so nothing shifts when the scripts load. */
function useSignedInMark(): void {
  const isSignedIn = useStored(({ ready, auth }) => (ready ? auth.access_token !== null : null))
  useLayoutEffect(() => {
    if (isSignedIn !== null) markSignedIn(isSignedIn)
  }, [isSignedIn])
}

const isIn = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`)
