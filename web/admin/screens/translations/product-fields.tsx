import { type SyntheticEvent, useState } from 'react'
import type { ProductTexts, ProductTranslation } from '#contract/admin/translations.ts'
import type { Locale } from '#contract/locales.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { parseKeywords } from '#web/admin/products/parse-keywords.ts'
import { staff } from '#web/admin/session/session.ts'
import { useLanguageName } from '#web/admin/translations/languages.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { PictureTexts } from './picture-texts.tsx'

const fields = ['name', 'shortDescription', 'fullDescription', 'metaTitle', 'metaDescription', 'keywords'] as const

/** Keywords are edited as one comma-separated text. */
const typed = (texts: ProductTexts) => ({ ...texts, keywords: texts.keywords.join(', ') })
const empty = typed({ name: '', shortDescription: '', fullDescription: '', metaTitle: '', metaDescription: '', keywords: [] })

interface FieldsProps {
  into: Locale
  product: ProductTranslation
  onSaved: (product: ProductTranslation) => void
}

/** A product's texts and alternative texts, beside the originals. */
export function Fields({ into, product: { id, original, translation, pictures, outdated }, onSaved }: FieldsProps) {
  const t = useText('admin-translations')
  const languageName = useLanguageName()
  const { busy, error, run } = useAction()
  const [written, setWritten] = useState(translation ? typed(translation) : empty)
  const [alts, setAlts] = useState(() => pictures.map(({ url, translatedAlt: alt }) => ({ url, alt })))
  const markSaved = useChanged({ written, alts })
  const source = typed(original)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      const texts = { ...written, keywords: parseKeywords(written.keywords), alts }
      onSaved(await staff('PUT /admin/translations/products/:id', { id, locale: into, ...texts }))
      markSaved()
      toast('success', t('saved'))
    })
  }
  const hintOf = (field: (typeof fields)[number]) =>
    outdated.includes(field) ? t('isOutdated') : field === 'keywords' ? t('keywordsHint') : undefined
  return (
    <form onSubmit={save} className="grid gap-4 pb-6">
      {fields
        .filter((field) => source[field] !== '' || field === 'name')
        .map((field) => (
          <div key={field} className="grid gap-2 md:grid-cols-2 md:gap-6">
            <div className="min-w-0">
              <p className="mb-1 font-medium">{t(`field.${field}`)}</p>
              <p className="whitespace-pre-line text-quiet">{source[field]}</p>
            </div>
            <TextArea
              label={t('inLanguage', { field: t(`field.${field}`), language: languageName(into) })}
              lang={into}
              rows={field === 'fullDescription' ? 6 : 2}
              hint={hintOf(field)}
              value={written[field]}
              onChange={({ currentTarget }) => setWritten({ ...written, [field]: currentTarget.value })}
            />
          </div>
        ))}
      <PictureTexts into={into} pictures={pictures} outdated={outdated} alts={alts} onChange={setAlts} />
      <ErrorLine error={error} />
      <ActionButton type="submit" look="ember" busy={busy} disabled={written.name.trim() === ''} className="justify-self-end">
        {t('save')}
      </ActionButton>
    </form>
  )
}
