import { siteLimits } from '#contract/site/limits.ts'
import type { Banner } from '#contract/site/banners.ts'
import { useText } from '#web/lib/text.ts'
import { newId, useShown } from '#web/admin/site/in-shop.ts'
import { Movable } from '#web/admin/site/movable.tsx'
import { PartScreen } from '#web/admin/site/part-screen.tsx'
import type { PartEditor } from '#web/admin/site/use-site-part.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { BannerFields } from './banner-fields.tsx'

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
    <PartScreen kind="banners" name="banners" title={t('area.banners.title')} fallback={none}>
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
