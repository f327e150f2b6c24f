import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { FieldFrame, useFieldIds } from '#web/ui/field-frame.tsx'
import { inputShape } from '#web/ui/field.tsx'

/** A message to the shop, collapsed at first, as most buyers have none. */
export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const t = useText('checkout')
  const hint = t('note.hint')
  const { id, noteId, described } = useFieldIds({ hint })
  // Only initially, since clearing the field must not collapse it.
  const [isOpen] = useState(value !== '')
  return (
    <details className="mb-10" open={isOpen}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link">{t('note.add')}</summary>
      <FieldFrame id={id} noteId={noteId} label={t('note.label')} mark={t('note.optional')} hint={hint} className="mt-3">
        <textarea
          rows={3}
          maxLength={limits.order.buyerNoteMax}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${inputShape} py-2`}
          {...described}
        />
      </FieldFrame>
    </details>
  )
}
