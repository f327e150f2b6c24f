import { useCallback, useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Check } from '#web/ui/check.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { termLoaders, type TermPart } from './load-terms.ts'
import { TermRow } from './term-row.tsx'

/** Names of categories, of options and details with their values, or of promotions and plans. Each is saved on blur. */
export function Terms({ part, into }: { part: TermPart; into: Locale }) {
  const t = useText('admin-translations')
  const message = useErrorMessage()
  const [missing, setMissing] = useState(false)
  const { value, error } = useAsyncData(useCallback(() => termLoaders[part](into), [part, into]))
  const terms = value ?? []
  const shown = missing ? terms.filter(({ translation }) => translation === '') : terms
  return (
    <section className="grid max-w-[48rem] gap-4" aria-label={t(`parts.${part}`)}>
      <Check label={t('missingOnly')} checked={missing} onChange={({ currentTarget }) => setMissing(currentTarget.checked)} />
      {error !== null && <p role="alert">{message(error)}</p>}
      {!value && error === null && <Skeleton className="h-80" />}
      {value && shown.length === 0 && <p className="text-quiet">{t('nothingMissing')}</p>}
      <ul className="border-t border-line">
        {shown.map((term) => (
          <TermRow key={term.key} into={into} term={term} />
        ))}
      </ul>
    </section>
  )
}
