import { type SyntheticEvent, useState } from 'react'
import type { Role, Team } from '#contract/admin/staff.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { useRoleName } from '#web/admin/ui/use-role-name.ts'
import { useMayGrant } from './may-grant.ts'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface InviteProps {
  roles: readonly Role[]
  onDone: (team: Team) => void
  onClose: () => void
}

/** Invites someone to the team. */
export function InviteDialog({ roles, onDone, onClose }: InviteProps) {
  const t = useText('admin-team')
  const mayGrant = useMayGrant()
  const { busy, error, run } = useAction()
  const roleName = useRoleName()
  const offered = roles.filter(mayGrant)
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState(offered.find((one) => one.name === 'support')?.name ?? offered[0]?.name ?? '')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      onDone(await staff('POST /admin/team/members', { email: email.trim(), role, ...(name.trim() && { name: name.trim() }) }))
      toast('success', t('invite.done', { email: email.trim() }))
    })
  }
  return (
    <InputDialog open title={t('invite.button')} onClose={onClose}>
      <form noValidate onSubmit={send} className="grid gap-4 p-5">
        <Field
          label={t('invite.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Field
          label={t('invite.name')}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label={t('invite.role')}
          value={role}
          options={offered.map((one) => ({ value: one.name, name: roleName(one.name) }))}
          onChange={(event) => setRole(event.currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={!email.includes('@')}>
          {t('invite.send')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
