import { useId, useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import { useLanguageName } from '#web/admin/translations/languages.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import type { Term } from './load-terms.ts'

/** A name beside its original, saved on blur. A name that is too long stays in the field with an error: truncation would go unnoticed. */
export function TermRow({ into, term: { original, translation, max, save } }: { into: Locale; term: Term }) {
  const t = useText('admin-translations')
  const languageName = useLanguageName()
  const problemId = useId()
  const [saved, setSaved] = useState(translation)
  const [excess, setExcess] = useState(0)
  const leave = async (text: string) => {
    setExcess(Math.max(0, text.length - max))
    if (text === '' || text === saved || text.length > max) return
    try {
      await save(text)
      setSaved(text)
      toast('success', t('saved'))
    } catch (error) {
      toastError(error)
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
        aria-invalid={excess > 0 || undefined}
        aria-describedby={excess > 0 ? problemId : undefined}
        onBlur={({ currentTarget }) => void leave(currentTarget.value.trim())}
        className="min-h-11 rounded-input border border-edge bg-surface px-3 aria-invalid:border-bad md:min-h-9"
      />
      <p id={problemId} role="alert" className="text-sm text-bad empty:hidden md:col-start-2">
        {excess > 0 && t('tooLong', { max, excess })}
      </p>
    </li>
  )
}
