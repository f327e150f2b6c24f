import type { ReactNode } from 'react'
import { urls } from '#contract/urls.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { type RenderedSite, type NavNode, useNav, useRootData } from '#web/lib/root-data.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Brand } from './brand.tsx'
import { newest, sale } from './list-urls.ts'
import { RawHtml } from './raw-html.tsx'
import { Link, type LinkProps } from '#web/ui/link.tsx'

export function Footer() {
  const nav = useNav()
  const rendered = useRootData()?.rendered
  return (
    <CachedFragment name="footer" tag="footer" cacheKey={nav} className="mt-24 border-t border-line pb-36 md:pb-0">
      {() => <Columns nav={nav} rendered={rendered} />}
    </CachedFragment>
  )
}

function Columns({ nav, rendered }: { nav: NavNode[]; rendered: RenderedSite | undefined }) {
  const t = useText('common')
  const { name } = useShop()
  return (
    <>
      <div className="wrap grid grid-cols-2 gap-x-4 gap-y-8 py-12 md:grid-cols-4 md:py-16 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-2 md:col-span-4 lg:col-span-1">
          <p className="display text-xl uppercase">
            <Brand name={name} logo={rendered?.logo} />
          </p>
          <p className="mt-2 text-quiet">{t('footer.tagline')}</p>
          {rendered?.below && <RawHtml html={rendered.below} />}
        </div>
        {rendered?.footer === undefined ? <DefaultColumns nav={nav} /> : <RawHtml html={rendered.footer} />}
      </div>
      <PaymentMarks />
    </>
  )
}

function DefaultColumns({ nav }: { nav: NavNode[] }) {
  const t = useText('common')
  const { supportEmail, showApiDocs, membership } = useShop()
  return (
    <>
      {nav.length > 0 && (
        <Column title={t('footer.shop')}>
          <FooterLink to={urls.collection()}>{t('header.all')}</FooterLink>
          <FooterLink to={newest}>{t('header.new')}</FooterLink>
          <FooterLink to={sale}>{t('header.sale')}</FooterLink>
          <FooterLink to={urls.giftCards()}>{t('footer.giftCards')}</FooterLink>
        </Column>
      )}
      <Column title={t('footer.community')}>
        <FooterLink to={urls.newsfeed()}>{t('header.feed')}</FooterLink>
        <FooterLink to={urls.clubs()}>{t('header.clubs')}</FooterLink>
        <FooterLink to={urls.blogs()}>{t('footer.blog')}</FooterLink>
        {membership && <FooterLink to={urls.plans()}>{t('footer.plans')}</FooterLink>}
        <FooterLink to={urls.about()}>{t('footer.about')}</FooterLink>
      </Column>
      <Column title={t('footer.help')}>
        <FooterLink to={urls.myAccount()}>{t('account.yours')}</FooterLink>
        <FooterLink to={urls.orders()}>{t('account.orders')}</FooterLink>
        <FooterLink to={urls.faq()}>{t('footer.faq')}</FooterLink>
        <FooterLink to={urls.contact()}>{t('footer.contact')}</FooterLink>
        {supportEmail && (
          <li>
            <a href={`mailto:${supportEmail}`} className={`${row} max-md:text-sm`}>
              {breakableAtSign(supportEmail)}
            </a>
          </li>
        )}
        {showApiDocs && (
          <FooterLink to={urls.apiDocs()} reloadDocument>
            {t('footer.api')}
          </FooterLink>
        )}
      </Column>
      <Column title={t('footer.policies')}>
        <FooterLink to={urls.returnPolicy()}>{t('footer.returns')}</FooterLink>
        <FooterLink to={urls.privacyPolicy()}>{t('footer.privacy')}</FooterLink>
        <FooterLink to={urls.terms()}>{t('footer.terms')}</FooterLink>
        <FooterLink to={urls.subscriptionPolicy()}>{t('footer.subscriptions')}</FooterLink>
        <FooterLink to={urls.disclaimer()}>{t('footer.disclaimer')}</FooterLink>
      </Column>
    </>
  )
}

/** The accepted payment methods, as small plates. */
function PaymentMarks() {
  const t = useText('common')
  const { paymentMethods } = useShop()
  if (paymentMethods.length === 0) return null
  const marks = paymentMethods.flatMap((method) => (method === 'Stripe' ? cards : [t(`footer.pay.${method}`)]))
  return (
    <ul aria-label={t('footer.payments')} className="wrap flex flex-wrap gap-2 border-t border-line py-6">
      {marks.map((mark) => (
        <li key={mark} className="rounded-input border border-line bg-surface px-2.5 py-1 text-xs font-semibold text-quiet">
          {mark}
        </li>
      ))}
    </ul>
  )
}

/** Brand names, which aren't translated. */
const cards = ['Visa', 'Mastercard', 'American Express']

/** Lets a long email address break before its "@". */
const breakableAtSign = (email: string): ReactNode => {
  const at = email.lastIndexOf('@')
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

const row =
  'inline-flex min-h-11 max-w-full items-center text-quiet wrap-anywhere transition-colors hover:text-ink hover:underline lg:min-h-8'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
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
