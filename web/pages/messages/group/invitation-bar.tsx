import { useState } from 'react'
import type { Group } from '#contract/groups.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Block } from '#web/features/report-content/report.tsx'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'

interface InvitationBarProps {
  group: Group
  onAccepted: () => void
  onGone: () => void
}

/** Asks whether the reader wants to be in a group that they're invited to. */
export function InvitationBar({ group: { id, invitedBy }, onAccepted, onGone }: InvitationBarProps) {
  const t = useText('groups')
  const { busy, run } = useToastedAction()
  const [blocks, setBlocks] = useState(false)
  const answer = (method: 'PUT' | 'DELETE', done: string, then: () => void) =>
    void run(async () => {
      await signed(`${method} /groups/:id/membership`, { id })
      toast('success', done)
      then()
    })
  return (
    <div className="grid shrink-0 gap-3 border-t border-line py-4">
      <p className="text-sm text-quiet">{t('invitation.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => answer('PUT', t('invitation.joined'), onAccepted)}>
          {t('invitation.join')}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => answer('DELETE', t('invitation.declined'), onGone)}>
          {t('invitation.decline')}
        </Button>
        {invitedBy && (
          <Button look="danger" busy={busy} onClick={() => setBlocks(true)}>
            {t('invitation.block', { name: invitedBy.name })}
          </Button>
        )}
      </div>
      {blocks && invitedBy && <Block person={invitedBy} onClose={() => setBlocks(false)} onBlocked={onGone} />}
    </div>
  )
}
