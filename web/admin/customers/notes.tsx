import { type SyntheticEvent, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'

type NoteList = ApiOutput<'GET /admin/customers/:id'>['notes']

export interface NotesProps {
  notes: NoteList
  /** Sends a note and returns all that are stored. */
  send: (text: string) => Promise<{ notes: NoteList }>
  onNotes: (notes: NoteList) => void
}

/** Internal staff notes about a customer or guest. */
export function Notes({ notes, send, onNotes }: NotesProps) {
  const t = useText('admin-customers')
  const shortTime = useShortTime()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    void run(async () => {
      onNotes((await send(text.trim())).notes)
      setText('')
    })
  }
  return (
    <>
      <form onSubmit={submit} className="flex items-end gap-2">
        <Field
          className="grow"
          label={t('notes.write')}
          value={text}
          maxLength={limits.order.noteMax}
          error={error === null ? undefined : errorMessage(error)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActionButton type="submit" busy={busy}>
          {t('notes.send')}
        </ActionButton>
      </form>
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="border-b border-line py-2.5">
            <p className="wrap-anywhere">{note.text}</p>
            <p className="text-xs text-quiet">
              {note.author ?? t('notes.someone')}, {shortTime(note.at)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
