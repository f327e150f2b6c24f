import type { FrontSection } from '#contract/site/front.ts'
import { useText } from '#web/lib/text.ts'
import { MediaPicture } from '#web/admin/media/media-picture.tsx'
import { useShown } from '#web/admin/site/in-shop.ts'

/** A miniature of the front page with the edits applied: the order of its sections, their texts and pictures. */
export function FrontPreview({ sections }: { sections: FrontSection[] }) {
  const t = useText('admin-site')
  const shown = useShown()
  const on = sections.filter(({ isOn }) => isOn)
  return (
    <section aria-label={t('preview')} className="content-start xl:sticky xl:top-4">
      <p className="mb-3 font-semibold">{t('preview')}</p>
      <div className="overflow-hidden rounded-card border border-line bg-ground">
        {on.length === 0 && <p className="p-6 text-quiet">{t('front.none')}</p>}
        {on.map(({ id, section, title, text, by, linkText, link, picture, products, target }) => (
          <div
            key={id}
            className={`grid gap-1 border-b border-line p-4 last:border-0 ${section === 'board' ? 'dark bg-ground text-ink' : section === 'review' || section === 'gifts' ? 'bg-studio' : ''}`}
          >
            <span className="text-xs text-quiet">{t(`front.section.${section}`)}</span>
            {picture && <MediaPicture picture={picture} alt="" className="my-1 max-h-32 w-full rounded-card bg-studio object-cover" />}
            {shown(title) && <span className="display text-lg text-balance wrap-anywhere">{shown(title)}</span>}
            {shown(text) && (
              <span className={`line-clamp-3 wrap-anywhere ${section === 'quote' ? 'display text-lg' : ''}`}>{shown(text)}</span>
            )}
            {shown(by) && <span className="text-quiet">{shown(by)}</span>}
            {link && <span className="underline">{shown(linkText) || link.target}</span>}
            {(products.length > 0 || target !== null) && (
              <span className="text-quiet wrap-anywhere">{[...products, target].filter(Boolean).join(', ')}</span>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
