import { useRef } from 'react'
import type { MailText } from '#contract/admin/mail-templates.ts'
import { siteLimits } from '#contract/site/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface SentenceProps {
  text: MailText
  locale: Locale
  /** The edited sentence; undefined for the default. */
  value: string | undefined
  problem: string | undefined
  onChange: (value: string | undefined) => void
}

/** A sentence of a mail. Buttons insert the variables that it may contain at the cursor. */
export function Sentence({ text: { role, form, original, variables }, locale, value, problem, onChange }: SentenceProps) {
  const t = useText('admin-site')
  const area = useRef<HTMLDivElement>(null)
  const shown = value ?? original
  const write = (next: string) => onChange(next === original || next === '' ? undefined : next)
  const insert = (name: string) => {
    const input = area.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const [from, to] = [input?.selectionStart ?? shown.length, input?.selectionEnd ?? shown.length]
    write(`${shown.slice(0, from)}{{${name}}}${shown.slice(to)}`)
    input?.focus()
  }
  const label = form === 'one' || form === 'other' ? t(`mail.form.${form}`, { part: t(`mail.role.${role}`) }) : t(`mail.role.${role}`)
  const common = { label, value: shown, lang: locale, error: problem }
  return (
    <div ref={area} className={`grid gap-1.5 border-s-2 ps-3 ${value === undefined ? 'border-transparent' : 'border-ember'}`}>
      {role === 'paragraph' ? (
        <TextArea {...common} rows={3} maxLength={siteLimits.mailText} onChange={({ currentTarget }) => write(currentTarget.value)} />
      ) : (
        <Field
          {...common}
          maxLength={role === 'subject' ? siteLimits.mailSubject : siteLimits.mailText}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-1">
        {variables.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => insert(name)}
            className="inline-flex min-h-11 items-center rounded-input border border-line px-2 text-xs text-quiet hover:border-ink hover:text-ink md:min-h-7"
          >
            {`{{${name}}}`}
          </button>
        ))}
        {value !== undefined && (
          <ActionButton look="bare" className="ms-auto" onClick={() => onChange(undefined)}>
            {t('mail.original')}
          </ActionButton>
        )}
      </div>
    </div>
  )
}
