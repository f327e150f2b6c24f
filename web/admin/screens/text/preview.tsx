import { useEffect, useState } from 'react'
import type { TextKind } from '#contract/admin/texts.ts'
import type { Locale } from '#contract/locales.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { useLatest } from '#web/admin/table/use-latest.ts'

const restMs = 300

/** The text as the shop shows it, from the same renderer, shortly after each change. */
export function Preview({ kind, locale, body }: { kind: TextKind; locale: Locale; body: string }) {
  const t = useText('admin-texts')
  const [rested, setRested] = useState(body)
  useEffect(() => {
    const timer = setTimeout(() => setRested(body), restMs)
    return () => clearTimeout(timer)
  }, [body])
  const isEmpty = rested.trim() === ''
  const { value } = useLatest(isEmpty ? null : `${kind} ${locale} ${rested}`, (options) =>
    staff('POST /admin/texts/preview', { kind, locale, body: rested }, options),
  )
  return (
    <section aria-label={t('preview.title')} className="min-w-0 xl:border-s xl:border-line xl:ps-8">
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
