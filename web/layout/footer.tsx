import type { ReactNode } from 'react'
import { urls } from '#contract/urls.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { type NavNode, useNav } from '#web/lib/root-data.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Link, type LinkProps } from '#web/ui/link.tsx'

export function Footer() {
  const nav = useNav()
  return (
    <CachedFragment name="footer" tag="footer" cacheKey={nav} className="mt-24 border-t border-line pb-36 md:pb-0">
      {() => <Columns nav={nav} />}
    </CachedFragment>
  )
}

function Columns({ nav }: { nav: NavNode[] }) {
  const t = useText('common')
  const { name, supportEmail, showApiDocs, membership } = useShop()
  return (
    <div className="wrap grid gap-10 py-12 md:grid-cols-3 md:py-16 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="md:col-span-3 lg:col-span-1">
        <p className="display text-xl uppercase">{name}</p>
        <p className="mt-2 text-quiet">{t('footer.tagline')}</p>
      </div>
      <Column title={t('footer.shop')}>
        <FooterLink to={urls.collection()}>{t('header.all')}</FooterLink>
        {nav.slice(0, 5).map((node) => (
          <FooterLink key={node.slug} to={urls.collection(node.slug)}>
            {node.name}
          </FooterLink>
        ))}
      </Column>
      <Column title={t('footer.account')}>
        <FooterLink to={urls.myAccount()}>{t('account.yours')}</FooterLink>
        <FooterLink to={urls.signUp()}>{t('account.signUp')}</FooterLink>
        <FooterLink to={urls.orders()}>{t('account.orders')}</FooterLink>
        <FooterLink to={urls.cart()}>{t('footer.cart')}</FooterLink>
        {membership && <FooterLink to={urls.plans()}>{t('footer.plans')}</FooterLink>}
      </Column>
      <Column title={t('footer.help')}>
        {supportEmail && (
          <li>
            <a href={`mailto:${supportEmail}`} className={row}>
              {t('footer.write')}
            </a>
          </li>
        )}
        {showApiDocs && (
          <FooterLink to={urls.apiDocs()} reloadDocument>
            {t('footer.api')}
          </FooterLink>
        )}
      </Column>
    </div>
  )
}

const row = 'inline-flex min-h-11 items-center text-quiet transition-colors hover:text-ink hover:underline lg:min-h-8'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function FooterLink(props: LinkProps) {
  return (
    <li>
      <Link {...props} className={row} />
    </li>
  )
}
