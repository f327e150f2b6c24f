import { siteLimits } from '#contract/site/limits.ts'
import type { Banner } from '#contract/site/banners.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { newId, useShown } from '#web/admin/site/in-shop.ts'
import { LinkField } from '#web/admin/site/link-field.tsx'
import { LocalText } from '#web/admin/site/local-text.tsx'
import { Movable } from '#web/admin/site/movable.tsx'
import { PartScreen } from '#web/admin/site/part-screen.tsx'
import { PictureField } from '#web/admin/site/picture-field.tsx'
import { Times } from '#web/admin/site/times.tsx'
import type { PartEditor } from '#web/admin/site/use-site-part.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { BannerSample } from './banner-sample.tsx'
import { bannerLooks, bannerPages, bannerPlaces } from '#contract/site/names.ts'

const none = { kind: 'banners' as const, banners: [] }
const newBanner = (): Banner => ({
  id: newId(),
  place: 'bar',
  look: 'ink',
  isOn: true,
  text: {},
  linkText: {},
  link: null,
  picture: null,
  pages: ['all'],
  locales: [],
  canBeClosed: true,
  from: null,
  until: null,
})

/** Banners above every page, and below the header of some pages. */
export function Component() {
  const t = useText('admin-site')
  return (
    <PartScreen kind="banners" name="banners" title={t('area.banners.title')} usual={none}>
      {(editor) => <Banners editor={editor} />}
    </PartScreen>
  )
}

function Banners({ editor: { document, change, problems } }: { editor: PartEditor<'banners'> }) {
  const t = useText('admin-site')
  const shown = useShown()
  const { banners } = document
  return (
    <div className="grid max-w-192 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6 md:px-8">
      <p className="text-quiet">{t('banner.hint')}</p>
      <Movable
        items={banners}
        idOf={({ id }) => id}
        nameOf={({ text }) => shown(text)}
        aside={({ place, isOn }) => (isOn ? t(`banner.place.${place}`) : t('banner.off'))}
        onChange={(next) => change({ banners: next })}
      >
        {(banner, changeBanner, at) => <BannerFields banner={banner} path={`banners.${at}`} problems={problems} onChange={changeBanner} />}
      </Movable>
      <div>
        <ActionButton disabled={banners.length >= siteLimits.banners} onClick={() => change({ banners: [newBanner(), ...banners] })}>
          {t('banner.add')}
        </ActionButton>
      </div>
    </div>
  )
}

interface BannerFieldsProps {
  banner: Banner
  path: string
  problems: Record<string, string>
  onChange: (banner: Partial<Banner>) => void
}

function BannerFields({ banner, path, problems, onChange }: BannerFieldsProps) {
  const t = useText('admin-site')
  const { locales } = useShop()
  const { place, look, isOn, text, linkText, link, picture, pages, canBeClosed } = banner
  const turn = (page: Banner['pages'][number], is: boolean) => {
    const next = is
      ? page === 'all'
        ? ['all' as const]
        : [...pages.filter((one) => one !== 'all'), page]
      : pages.filter((one) => one !== page)
    onChange({ pages: next.length > 0 ? next : ['all'] })
  }
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
      {locales.length > 1 && (
        <ChoiceGroup label={t('banner.locales')}>
          {(locales as Banner['locales']).map((locale) => (
            <Check
              key={locale}
              label={t(`language.${locale}`)}
              checked={banner.locales.length === 0 || banner.locales.includes(locale)}
              onChange={({ currentTarget }) =>
                onChange({ locales: turned(banner.locales, locales as Banner['locales'], locale, currentTarget.checked) })
              }
            />
          ))}
        </ChoiceGroup>
      )}
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

/** An empty list means all languages. */
function turned(chosen: Banner['locales'], offered: Banner['locales'], locale: Banner['locales'][number], is: boolean): Banner['locales'] {
  const before = chosen.length === 0 ? offered : chosen
  const next = is ? [...before, locale] : before.filter((one) => one !== locale)
  return next.length === offered.length || next.length === 0 ? [] : next
}
