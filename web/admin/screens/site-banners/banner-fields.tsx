import type { Banner } from '#contract/site/banners.ts'
import { siteLimits } from '#contract/site/limits.ts'
import { bannerLooks, bannerPages, bannerPlaces } from '#contract/site/names.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { LinkField } from '#web/admin/site/link-field.tsx'
import { LocalText } from '#web/admin/site/local-text.tsx'
import { PictureField } from '#web/admin/site/picture-field.tsx'
import { Times } from '#web/admin/site/times.tsx'
import { BannerSample } from './banner-sample.tsx'

interface BannerFieldsProps {
  banner: Banner
  path: string
  problems: Record<string, string>
  onChange: (banner: Partial<Banner>) => void
}

/** All that staff set about a banner, with a sample of it. */
export function BannerFields({ banner, path, problems, onChange }: BannerFieldsProps) {
  const t = useText('admin-site')
  const { place, look, isOn, text, linkText, link, picture, canBeClosed } = banner
  return (
    <>
      <BannerSample banner={banner} />
      <Check label={t('banner.on')} checked={isOn} onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })} />
      <div className="grid gap-3 md:grid-cols-2">
        <Select
          label={t('banner.placeLabel')}
          value={place}
          options={bannerPlaces.map((value) => ({ value, name: t(`banner.place.${value}`) }))}
          onChange={({ currentTarget }) => onChange({ place: currentTarget.value as Banner['place'] })}
        />
        <Select
          label={t('banner.lookLabel')}
          value={look}
          options={bannerLooks.map((value) => ({ value, name: t(`banner.look.${value}`) }))}
          onChange={({ currentTarget }) => onChange({ look: currentTarget.value as Banner['look'] })}
        />
      </div>
      <LocalText
        label={t('banner.text')}
        value={text}
        max={siteLimits.bannerText}
        problem={problems[`${path}.text`]}
        onChange={(next) => onChange({ text: next })}
      />
      <LinkField
        value={link}
        none={t('menu.noLink')}
        problem={problems[`${path}.link.target`]}
        onChange={(next) => onChange({ link: next })}
      />
      {link && (
        <LocalText label={t('banner.linkText')} value={linkText} max={siteLimits.label} onChange={(next) => onChange({ linkText: next })} />
      )}
      {place === 'page' && <PictureField value={picture} onChange={(next) => onChange({ picture: next })} />}
      <Times from={banner.from} until={banner.until} problem={problems[`${path}.until`]} onChange={onChange} />
      <PagesField pages={banner.pages} onChange={(pages) => onChange({ pages })} />
      <LocalesField locales={banner.locales} onChange={(locales) => onChange({ locales })} />
      {place === 'bar' && (
        <Check
          label={t('banner.canBeClosed')}
          hint={t('banner.canBeClosedHint')}
          checked={canBeClosed}
          onChange={({ currentTarget }) => onChange({ canBeClosed: currentTarget.checked })}
        />
      )}
    </>
  )
}

/** The pages that a banner is shown on: all, or some kinds of them. */
function PagesField({ pages, onChange }: { pages: Banner['pages']; onChange: (pages: Banner['pages']) => void }) {
  const t = useText('admin-site')
  const turn = (page: Banner['pages'][number], is: boolean) => {
    const next = is
      ? page === 'all'
        ? ['all' as const]
        : [...pages.filter((one) => one !== 'all'), page]
      : pages.filter((one) => one !== page)
    onChange(next.length > 0 ? next : ['all'])
  }
  return (
    <ChoiceGroup label={t('banner.pages')}>
      {bannerPages.map((page) => (
        <Check
          key={page}
          label={t(`banner.page.${page}`)}
          checked={pages.includes(page)}
          onChange={({ currentTarget }) => turn(page, currentTarget.checked)}
        />
      ))}
    </ChoiceGroup>
  )
}

/** The languages that a banner is shown in, for a shop that has several. */
function LocalesField({ locales, onChange }: { locales: Banner['locales']; onChange: (locales: Banner['locales']) => void }) {
  const t = useText('admin-site')
  const offered = useShop().locales as Banner['locales']
  if (offered.length < 2) return null
  return (
    <ChoiceGroup label={t('banner.locales')}>
      {offered.map((locale) => (
        <Check
          key={locale}
          label={t(`language.${locale}`)}
          checked={locales.length === 0 || locales.includes(locale)}
          onChange={({ currentTarget }) => onChange(turned(locales, offered, locale, currentTarget.checked))}
        />
      ))}
    </ChoiceGroup>
  )
}

/** An empty list means all languages. */
function turned(chosen: Banner['locales'], offered: Banner['locales'], locale: Banner['locales'][number], is: boolean): Banner['locales'] {
  const before = chosen.length === 0 ? offered : chosen
  const next = is ? [...before, locale] : before.filter((one) => one !== locale)
  return next.length === offered.length || next.length === 0 ? [] : next
}
