import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'
import type { Reported } from './report.tsx'

/** Shown after a report; offers to mute or block the reported person. */
export function Thanks({ what, onClose, onHide }: { what: Reported; onClose: () => void; onHide?: (() => void) | undefined }) {
  const t = useText('report-content')
  const { busy, run } = useToastedAction()
  const { name } = what
  const handle = what.kind === 'club' || ('isOutOfReach' in what && what.isOutOfReach) ? null : what.handle
  const keepAway = (how: 'mute' | 'block', of: string) =>
    void run(async () => {
      await signed(`PUT /people/:handle/${how}`, { handle: of })
      toast('success', t(how === 'mute' ? 'thanks.muted' : 'thanks.blocked', { name }))
      onHide?.()
      onClose()
    })
  return (
    <div className="grid gap-4 p-5">
      <p>{handle === null ? t('thanks.textClub') : t('thanks.text', { name })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{t('thanks.done')}</Button>
        {handle !== null && (
          <>
            <Button look="secondary" busy={busy} onClick={() => keepAway('mute', handle)}>
              {t('thanks.mute')}
            </Button>
            <Button look="secondary" busy={busy} onClick={() => keepAway('block', handle)}>
              {t('thanks.block')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
