import { useState } from 'react'
import type { Person } from '#contract/people.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Block } from '#web/features/report-content/report.tsx'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'

interface RequestBarProps {
  person: Person
  onAccepted: () => void
  onGone: () => void
}

/** Asks whether the reader accepts messages from a person they don't follow. */
export function RequestBar({ person: { handle, name }, onAccepted, onGone }: RequestBarProps) {
  const t = useText('messages')
  const { busy, run } = useToastedAction()
  const [blocks, setBlocks] = useState(false)
  const answer = (method: 'PUT' | 'DELETE', done: string, then: () => void) =>
    void run(async () => {
      await signed(`${method} /message-requests/:handle`, { handle })
      toast('success', done)
      then()
    })
  return (
    <div className="grid shrink-0 gap-3 border-t border-line py-4">
      <p className="text-sm text-quiet">{t('request.text', { name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => answer('PUT', t('request.accepted'), onAccepted)}>
          {t('request.accept')}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => answer('DELETE', t('request.declined'), onGone)}>
          {t('request.decline')}
        </Button>
        <Button look="danger" busy={busy} onClick={() => setBlocks(true)}>
          {t('request.block')}
        </Button>
      </div>
      {blocks && <Block person={{ handle, name }} onClose={() => setBlocks(false)} onBlocked={onGone} />}
    </div>
  )
}
