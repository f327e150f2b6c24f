import { useState } from 'react'
import type { SearchSettings } from '#contract/search-settings.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'
import { Remove } from './remove.tsx'

interface SynonymsProps {
  settings: SearchSettings
  onChanged: (settings: SearchSettings) => void
}

/** The synonyms of words. */
export function Synonyms({ settings, onChanged }: SynonymsProps) {
  const t = useText('admin-search')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [term, setTerm] = useState('')
  const [means, setMeans] = useState('')
  useUnsaved(term.trim() !== '' || means.trim() !== '')
  const set = (of: string, list: string[]) =>
    run(async () => onChanged(await staff('PUT /admin/search-settings/synonyms', { term: of, means: list })))
  const add = async () => {
    await set(
      term,
      means
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    )
    setTerm('')
    setMeans('')
  }
  return (
    <section aria-label={t('synonyms.title')} className="grid gap-3">
      <div>
        <h2 className="font-semibold">{t('synonyms.title')}</h2>
        <p className="text-xs text-quiet">{t('synonyms.hint')}</p>
      </div>
      <form
        className="grid items-end gap-3 md:grid-cols-[8rem_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Field label={t('synonyms.term')} value={term} required placeholder="kb" onChange={(event) => setTerm(event.currentTarget.value)} />
        <Field
          label={t('synonyms.means')}
          value={means}
          required
          placeholder="kettlebell"
          onChange={(event) => setMeans(event.currentTarget.value)}
        />
        <ActionButton type="submit" busy={busy}>
          {t('add')}
        </ActionButton>
      </form>
      <p role="alert" className="text-bad">
        {error ? message(error) : null}
      </p>
      <ul className="max-h-96 overflow-y-auto border-t border-line">
        {settings.synonyms.map((synonym) => (
          <li key={synonym.term} className="flex min-h-11 items-center gap-3 border-b border-line md:min-h-9">
            <span className="font-medium">{synonym.term}</span>
            <span className="grow truncate text-quiet">{synonym.means.join(', ')}</span>
            <Remove label={t('remove', { what: synonym.term })} onClick={() => void set(synonym.term, [])} />
          </li>
        ))}
      </ul>
    </section>
  )
}
