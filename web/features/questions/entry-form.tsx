import type { FormEvent } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface EntryFormProps {
  label: string
  /** The current text, when something is edited. */
  text?: string
  minLength?: number
  maxLength: number
  sendLabel: string
  busy: boolean
  onSend: (text: string) => void
  onCancel: () => void
}

/** A form to write or edit a question or an answer. Needs the group "review-list". */
export function EntryForm({ label, text = '', minLength, maxLength, sendLabel, busy, onSend, onCancel }: EntryFormProps) {
  const t = useText('review-list')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget).get('text') as string)
  }
  return (
    <form onSubmit={send} className="grid max-w-[42em] gap-3">
      <TextArea name="text" label={label} defaultValue={text} required minLength={minLength} maxLength={maxLength} rows={3} />
      <div className="flex gap-3">
        <Button type="submit" busy={busy}>
          {sendLabel}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
