import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { HideDialog } from './hide-dialog.tsx'
import type { RemovalReason } from './reasons.ts'

interface EntryActionsProps {
  hidden: RemovalReason | null
  reports: number
  hide: (decision: { reason: RemovalReason; message: string }) => Promise<unknown>
  show: () => Promise<unknown>
  erase: () => Promise<unknown>
  /** Absent where reports are dismissed elsewhere. */
  dismiss?: () => Promise<unknown>
  onChange: () => void
  onErased: () => void
  /** Shortcuts work for only one entry of a screen. */
  withKeys?: boolean
}

/** What can be done with something that a customer wrote: hide, publish again, dismiss its reports, delete. */
export function EntryActions({ hidden, reports, hide, show, erase, dismiss, onChange, onErased, withKeys = false }: EntryActionsProps) {
  const t = useText('admin-review-moderation')
  const [open, setOpen] = useState<'hide' | 'delete' | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(null)
  const act = async (work: () => Promise<unknown>, done: string, then: () => void) => {
    setBusy(true)
    try {
      await work()
      toast('success', done)
      then()
    } catch (error) {
      toastError(error)
    }
    setBusy(false)
    close()
  }
  const publish = () => void act(show, t('done.show'), onChange)
  const leave = dismiss && reports > 0 && hidden === null ? () => void act(dismiss, t('done.dismiss'), onChange) : null
  const askHide = () => setOpen('hide')
  useKeys(
    t('keys'),
    withKeys
      ? [
          hidden === null ? { keys: 'h', label: t('action.hide'), run: askHide } : { keys: 'p', label: t('action.show'), run: publish },
          ...(leave ? [{ keys: 'k', label: t('action.dismiss'), run: leave }] : []),
        ]
      : [],
  )
  const sign = (key: string) => (withKeys ? { keySign: key } : {})
  return (
    <>
      {leave && (
        <ActionButton busy={busy} {...sign('K')} onClick={leave}>
          {t('action.dismiss')}
        </ActionButton>
      )}
      {hidden === null ? (
        <ActionButton {...sign('H')} onClick={askHide}>
          {t('action.hide')}
        </ActionButton>
      ) : (
        <ActionButton busy={busy} {...sign('P')} onClick={publish}>
          {t('action.show')}
        </ActionButton>
      )}
      <ActionButton look="bare" onClick={() => setOpen('delete')}>
        {t('action.delete')}
      </ActionButton>
      {open === 'hide' && (
        <HideDialog
          onClose={close}
          hide={async (decision) => {
            await hide(decision)
            close()
            toast('success', t('done.hide'))
            onChange()
          }}
        />
      )}
      <Confirm
        open={open === 'delete'}
        title={t('delete.title')}
        text={t('delete.text')}
        action={t('action.delete')}
        busy={busy}
        onClose={close}
        onConfirm={() => void act(erase, t('done.delete'), onErased)}
      />
    </>
  )
}
