import { useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { type InviteCalls, Invites } from '#web/features/invites/invites.tsx'
import { useText } from '#web/lib/text.ts'

/** The invite links of a group. Needs the groups "group-forms" and "invites". */
export function GroupInvites({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText('group-forms')
  const calls = useMemo(
    (): InviteCalls => ({
      list: () => signed('GET /groups/:id/invites', { id }),
      create: (input) => signed('POST /groups/:id/invites', { id, ...input }),
      revoke: (inviteId) => signed('DELETE /groups/:id/invites/:inviteId', { id, inviteId }),
    }),
    [id],
  )
  const { inviteUses, inviteDays } = limits.group
  const most = { inviteUses, inviteDays, suggestedUses: 10 }
  return <Invites title={t('invites.title')} text={t('invites.text')} limits={most} calls={calls} onClose={onClose} />
}
