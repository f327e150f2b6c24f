import type { TextKind } from '#contract/admin/texts.ts'
import type { Locale } from '#contract/locales.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { useLatest } from '#web/admin/table/use-latest.ts'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'

/** A preview by the shop's own renderer, debounced. */
export function Preview({ kind, locale, body }: { kind: TextKind; locale: Locale; body: string }) {
  const t = useText('admin-texts')
  const debounced = useDebounced(body)
  const isEmpty = debounced.trim() === ''
  const { value } = useLatest(isEmpty ? null : `${kind} ${locale} ${debounced}`, (options) =>
    staff('POST /admin/texts/preview', { kind, locale, body: debounced }, options),
  )
  return (
    <section aria-label={t('preview.title')} className="min-w-0">
      <p className="mb-3 flex justify-between gap-4 font-semibold">
        <span>{t('preview.title')}</span>
        {value && !isEmpty && <span className="font-normal text-quiet">{t('preview.minutes', { count: value.readingMinutes })}</span>}
      </p>
      {value && !isEmpty ? (
        <div lang={locale} className="text-preview" dangerouslySetInnerHTML={{ __html: value.html }} />
      ) : (
        <p className="text-quiet">{t('preview.empty')}</p>
      )}
    </section>
  )
}
