import { useText } from '#web/lib/text.ts'
import type { useUnsavedChanges } from '#web/lib/use-unsaved-changes.ts'
import { Confirm } from '#web/ui/confirm.tsx'

/** Asks for confirmation before unsaved input is lost. Needs the groups "training" and "ui". */
export function LeaveDialog({ blocked, stay, leave }: Omit<ReturnType<typeof useUnsavedChanges>, 'allowLeaving'>) {
  const t = useText('training')
  return (
    <Confirm open={blocked} title={t('leave.title')} text={t('leave.text')} action={t('leave.action')} onConfirm={leave} onClose={stay} />
  )
}
