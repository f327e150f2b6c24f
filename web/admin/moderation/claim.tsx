import type { ModerationCaseDetail } from '#contract/moderation-cases.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useText } from '#web/lib/text.ts'

interface ClaimProps {
  value: Pick<ModerationCaseDetail, 'isMine' | 'claimedUntil'>
  busy: boolean
  onClaim: () => void
  onRelease: () => void
}

/** Claims the case; once claimed, shows until when, and can release it for a second opinion. */
export function Claim({ value: { isMine, claimedUntil }, busy, onClaim, onRelease }: ClaimProps) {
  const t = useText('admin-moderation')
  const time = useShortTime()
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isMine && claimedUntil !== null ? (
        <>
          <span className="text-quiet">{t('yours', { time: time(claimedUntil) })}</span>
          <ActionButton look="bare" keySign="O" busy={busy} onClick={onRelease}>
            {t('second')}
          </ActionButton>
        </>
      ) : (
        <ActionButton keySign="C" busy={busy} onClick={onClaim}>
          {t('take')}
        </ActionButton>
      )}
    </div>
  )
}
