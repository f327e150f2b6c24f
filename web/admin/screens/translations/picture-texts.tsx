import type { PictureText } from '#contract/admin/translations.ts'
import type { Locale } from '#contract/locales.ts'
import { useText } from '#web/lib/text.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import { useLanguageName } from '#web/admin/translations/languages.ts'

interface Alt {
  url: string
  alt: string
}

interface PictureTextsProps {
  into: Locale
  pictures: PictureText[]
  /** The addresses of pictures whose original text has changed. */
  outdated: string[]
  alts: Alt[]
  onChange: (alts: Alt[]) => void
}

/** Translations of a product's alternative texts, beside the originals. Pictures without one are left out. */
export function PictureTexts({ into, pictures, outdated, alts, onChange }: PictureTextsProps) {
  const t = useText('admin-translations')
  const languageName = useLanguageName()
  return pictures.map(
    ({ url, alt }, index) =>
      alt !== '' && (
        <div key={url} className="grid gap-2 md:grid-cols-2 md:gap-6">
          <div className="flex min-w-0 gap-4">
            <Thumb url={url} alt="" />
            <div className="min-w-0">
              <p className="mb-1 font-medium">{t('field.picture', { number: index + 1 })}</p>
              <p className="text-quiet">{alt}</p>
            </div>
          </div>
          <TextArea
            label={t('inLanguage', { field: t('field.picture', { number: index + 1 }), language: languageName(into) })}
            lang={into}
            rows={2}
            hint={outdated.includes(url) ? t('isOutdated') : undefined}
            value={alts[index]?.alt ?? ''}
            onChange={({ currentTarget }) => onChange(alts.map((one, at) => (at === index ? { ...one, alt: currentTarget.value } : one)))}
          />
        </div>
      ),
  )
}
