import type { AuditEntry } from '#contract/admin/audit.ts'
import { useText } from '#web/lib/text.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { changesOf, type FieldChange, shownValue, type ValueWords } from './changes.ts'
import { useFieldName } from './field-names.ts'

const shownFields = 3

/** What a call changed in a few words: "Role: Support → Manager". If that omits something, the full change can be opened below. */
export function Change({ entry }: { entry: AuditEntry }) {
  const t = useText('admin-audit')
  const fieldName = useFieldName()
  const words = useWords()
  const changes = changesOf(entry)
  const lines = changes.slice(0, shownFields).map(({ name, before, after }) => {
    const [old, now] = [shownValue(before, words), shownValue(after, words)]
    const text = entry.before && name in entry.before ? `${old.text} → ${now.text}` : now.text
    return { text: `${fieldName(name)}: ${text}`, isWhole: old.isWhole && now.isWhole }
  })
  if (lines.length === 0) return null
  const short = lines.map(({ text }) => text).join(' · ')
  const left = changes.length - lines.length
  if (left === 0 && lines.every(({ isWhole }) => isWhole)) return <span className="block text-quiet wrap-anywhere">{short}</span>
  return (
    <details className="w-full text-quiet">
      <summary className="min-h-11 cursor-pointer content-center wrap-anywhere md:min-h-0">
        {short}
        {left > 0 && ` · +${left}`} <span className="text-xs text-link">{t('details')}</span>
      </summary>
      <Details changes={changes} />
    </details>
  )
}

/** Every field with its complete values, for whoever has to prove what was sent. */
function Details({ changes }: { changes: FieldChange[] }) {
  const fieldName = useFieldName()
  return (
    <dl className="grid gap-1 py-2">
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt className="font-medium text-ink" title={name}>
            {fieldName(name)}
          </dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {before === undefined ? complete(after) : `${complete(before)} → ${complete(after)}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const complete = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'))

function useWords(): ValueWords {
  const t = useText('admin-audit')
  const time = useShortTime()
  return {
    yes: t('value.yes'),
    no: t('value.no'),
    empty: t('value.empty'),
    hidden: t('value.hidden'),
    entries: (count) => t('entries', { count }),
    time,
  }
}
