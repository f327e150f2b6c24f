import { useText } from '#web/lib/text.ts'
import type { useUnsavedChanges } from '#web/lib/use-unsaved-changes.ts'
import { Confirm } from '#web/ui/confirm.tsx'

/** Asks for confirmation before unsaved input is lost. Needs the groups "my-account" and "ui". */
export function UnsavedChangesDialog({ blocked, stay, leave }: Omit<ReturnType<typeof useUnsavedChanges>, 'allowLeaving'>) {
  const t = useText('my-account')
  return (
    <Confirm
      open={blocked}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      action={t('unsaved.leave')}
      onConfirm={leave}
      onClose={stay}
    />
  )
}
