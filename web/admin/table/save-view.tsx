import { type SyntheticEvent, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

/** Asks for the name of a view. */
export function SaveView({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const t = useText('admin')
  const [name, setName] = useState('')
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim()) onSave(name.trim())
  }
  return (
    <InputDialog open title={t('list.saveView')} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4 p-5">
        <Field label={t('list.viewName')} value={name} maxLength={40} onChange={(event) => setName(event.currentTarget.value)} />
        <ActionButton type="submit" look="ember" disabled={!name.trim()}>
          {t('save')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
