import { useCallback, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Check } from '#web/ui/check.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useLanguageName } from '#web/admin/translations/languages.ts'

interface Term {
  key: string
  original: string
  translation: string
  save: (text: string) => Promise<unknown>
}

type Part = 'categories' | 'options'

/** Names of categories, or of options and details and their values: saved as one leaves the field. */
export function Terms({ part, into }: { part: Part; into: Locale }) {
  const t = useText('admin-translations')
  const message = useErrorMessage()
  const [missing, setMissing] = useState(false)
  const load = useCallback(() => staff('GET /admin/translations/terms', { locale: into }), [into])
  const { value, error } = useAsyncData(load)
  const terms: Term[] =
    value === null
      ? []
      : part === 'categories'
        ? value.categories.map(({ slug, name, translatedName, translatedDescription }) => ({
            key: slug,
            original: name,
            translation: translatedName,
            save: (text) =>
              staff('PUT /admin/translations/categories/:slug', {
                slug,
                locale: into,
                name: text,
                description: translatedDescription,
              }),
          }))
        : value.options.map(({ term, translatedTerm }) => ({
            key: term,
            original: term,
            translation: translatedTerm,
            save: (text) => staff('PUT /admin/translations/options', { locale: into, term, translatedTerm: text }),
          }))
  const shown = missing ? terms.filter(({ translation }) => translation === '') : terms
  return (
    <section className="grid max-w-[48rem] gap-4" aria-label={t(`parts.${part}`)}>
      <Check label={t('missingOnly')} checked={missing} onChange={({ currentTarget }) => setMissing(currentTarget.checked)} />
      {error !== null && <p role="alert">{message(error)}</p>}
      {!value && error === null && <Skeleton className="h-80" />}
      {value && shown.length === 0 && <p className="text-quiet">{t('nothingMissing')}</p>}
      <ul className="border-t border-line">
        {shown.map((term) => (
          <TermRow key={term.key} part={part} into={into} term={term} />
        ))}
      </ul>
    </section>
  )
}

function TermRow({ part, into, term: { original, translation, save } }: { part: Part; into: Locale; term: Term }) {
  const t = useText('admin-translations')
  const languageName = useLanguageName()
  const message = useErrorMessage()
  const [saved, setSaved] = useState(translation)
  const leave = async (text: string) => {
    if (text === '' || text === saved) return
    try {
      await save(text)
      setSaved(text)
      toast('success', t('saved'))
    } catch (error) {
      toast('error', message(error))
    }
  }
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-line py-1.5 md:grid-cols-2">
      <span>{original}</span>
      <input
        type="text"
        lang={into}
        defaultValue={translation}
        aria-label={t('inLanguage', { field: original, language: languageName(into) })}
        maxLength={part === 'options' ? limits.product.attribute : limits.category.name}
        onBlur={({ currentTarget }) => void leave(currentTarget.value.trim())}
        className="font-system min-h-11 rounded-input border border-edge bg-surface px-3 md:min-h-9"
      />
    </li>
  )
}
