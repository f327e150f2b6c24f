import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

interface ConfirmProps {
  open: boolean
  title: string
  text: string
  /** The button's label: "Delete address". */
  action: string
  /** The other button's label, where "Cancel" could be taken for the action: "Keep order". */
  dismiss?: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms an action that can't be undone. The focus starts on the safe choice. Needs the group "ui". */
export function Confirm({ open, title, text, action, dismiss, busy = false, onConfirm, onClose }: ConfirmProps) {
  const t = useText('ui')
  return (
    <Modal
      open={open}
      title={title}
      place="m-auto w-[calc(100%-2rem)] max-w-[26rem] animate-rise rounded-card"
      role="alertdialog"
      onClose={onClose}
    >
      <div className="grid gap-3 p-6">
        <h2 className="display text-xl">{title}</h2>
        <p className="text-quiet">{text}</p>
        <div className="mt-3 flex flex-col-reverse gap-3 md:flex-row md:justify-end">
          <Button look="secondary" onClick={onClose}>
            {dismiss ?? t('cancel')}
          </Button>
          <Button look="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** As `Confirm`, for one call: it closes when the call has succeeded, or has shown why it failed. */
export function ConfirmAction({ work, ...rest }: Omit<ConfirmProps, 'open' | 'busy' | 'onConfirm'> & { work: () => Promise<void> }) {
  const { busy, run } = useAction()
  const confirm = () =>
    void run(async () => {
      try {
        await work()
      } catch (error) {
        toastError(error)
      }
      rest.onClose()
    })
  return <Confirm open {...rest} busy={busy} onConfirm={confirm} />
}
