import { type FormEvent, useState } from 'react'
import type { Group } from '#contract/groups.ts'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { groupNameOf } from './group-name-of.ts'

interface RenameProps {
  group: Group
  onChange: () => void
  onClose: () => void
}

/** Renames a group. Needs the group "group-forms". */
export function Rename({ group: { id, name }, onChange, onClose }: RenameProps) {
  const t = useText('group-forms')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [isNameless, setNameless] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newName = groupNameOf(new FormData(event.currentTarget))
    setNameless(newName === '')
    if (newName === '') return
    void run(async () => {
      await signed('PATCH /groups/:id', { id, name: newName })
      onChange()
      onClose()
    })
  }
  return (
    <Dialog open title={t('rename.title')} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4 overflow-y-auto p-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <Field
          name="name"
          label={t('new.name')}
          error={isNameless ? t('new.nameless') : undefined}
          required
          maxLength={limits.group.name}
          defaultValue={name}
          autoComplete="off"
        />
        <Button type="submit" busy={busy}>
          {t('rename.save')}
        </Button>
      </form>
    </Dialog>
  )
}
