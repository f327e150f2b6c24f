import type { Invite } from '#contract/invites.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { TextButton } from '#web/ui/text-button.tsx'

interface InviteLineProps {
  invite: Invite
  onRevoke: () => Promise<unknown>
}

/** A valid invite link: how often it was used, until when it works, and a button to revoke it. Needs the group "invites". */
export function InviteLine({ invite: { uses, usesMax, expiresAt }, onRevoke }: InviteLineProps) {
  const t = useText('invites')
  const date = useDate()
  const { busy, run } = useToastedAction()
  const revoke = () =>
    void run(async () => {
      await onRevoke()
    })
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span>
        {t('used', { uses, count: usesMax })}
        <span className="block text-sm text-quiet">{t('until', { date: date(expiresAt) })}</span>
      </span>
      <TextButton disabled={busy} onClick={revoke}>
        {t('revoke')}
      </TextButton>
    </li>
  )
}
