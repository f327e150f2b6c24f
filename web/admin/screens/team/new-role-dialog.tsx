import { type SyntheticEvent, useState } from 'react'
import type { Team } from '#contract/admin/staff.ts'
import type { Permission } from '#contract/permissions.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface NewRoleProps {
  /** The permissions that the person may grant; a new role starts with the first. */
  permissions: readonly Permission[]
  onDone: (team: Team) => void
  onClose: () => void
}

/** Creates a custom role by its name. Its permissions are set in the table. */
export function NewRoleDialog({ permissions: [first], onDone, onClose }: NewRoleProps) {
  const t = useText('admin-team')
  const { busy, error, run } = useAction()
  const [name, setName] = useState('')
  const slug = name.trim().toLowerCase().replaceAll(/\s+/g, '-')
  const isGood = /^[a-z][a-z-]{1,29}$/.test(slug)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (first) void run(async () => onDone(await staff('PUT /admin/team/roles/:name', { name: slug, permissions: [first] })))
  }
  return (
    <InputDialog open title={t('roles.add')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <Field
          label={t('roles.name')}
          hint={t('roles.nameHint')}
          value={name}
          maxLength={30}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={!isGood}>
          {t('roles.create')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
