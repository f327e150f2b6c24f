import type { Banner } from '#contract/site/banners.ts'
import { useText } from '#web/lib/text.ts'
import { MediaPicture } from '#web/admin/media/media-picture.tsx'
import { useShown } from '#web/admin/site/in-shop.ts'

const looks: Record<Banner['look'], string> = {
  ink: 'bg-ink text-ground',
  volt: 'bg-volt text-volt-ink',
  studio: 'bg-studio text-ink',
  ember: 'bg-ember text-ember-ink',
}

/** A banner as the shop shows it. */
export function BannerSample({ banner: { place, look, text, linkText, link, picture } }: { banner: Banner }) {
  const t = useText('admin-site')
  const shown = useShown()
  const words = shown(text) || t('banner.empty')
  const more = link && <span className="font-semibold underline underline-offset-4">{shown(linkText)}</span>
  if (place === 'bar')
    return (
      <p aria-label={t('preview')} className={`px-4 py-3 text-center text-sm font-medium wrap-anywhere ${looks[look]}`}>
        {words} {more}
      </p>
    )
  return (
    <div
      aria-label={t('preview')}
      role="group"
      className={`grid items-center overflow-hidden rounded-card ${picture ? 'md:grid-cols-2' : ''} ${looks[look]}`}
    >
      <div className="p-6">
        <p className="display text-xl text-balance wrap-anywhere">{words}</p>
        {more && <p className="mt-3">{more}</p>}
      </div>
      {picture && <MediaPicture picture={picture} alt="" className="aspect-[2/1] w-full object-cover md:h-full" />}
    </div>
  )
}
