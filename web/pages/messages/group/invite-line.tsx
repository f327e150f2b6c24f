import type { GroupInvite } from '#contract/group-invites.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { TextButton } from '#web/ui/text-button.tsx'

/** A valid invite link: how often it was used, until when it works, and a button to revoke it. */
export function InviteLine({
  id,
  invite: { id: inviteId, uses, usesMax, expiresAt },
  onRevoked,
}: {
  id: string
  invite: GroupInvite
  onRevoked: () => void
}) {
  const t = useText('group-forms')
  const date = useDate()
  const errorMessage = useErrorMessage()
  const { busy, run } = useAction()
  const revoke = () =>
    void run(async () => {
      try {
        await signed('DELETE /groups/:id/invites/:inviteId', { id, inviteId })
        onRevoked()
      } catch (error) {
        toast('error', errorMessage(error))
      }
    })
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span>
        {t('invites.used', { uses, count: usesMax })}
        <span className="block text-sm text-quiet">{t('invites.until', { date: date(expiresAt) })}</span>
      </span>
      <TextButton disabled={busy} onClick={revoke}>
        {t('invites.revoke')}
      </TextButton>
    </li>
  )
}
