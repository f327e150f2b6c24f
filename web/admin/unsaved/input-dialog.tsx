import { type ComponentProps, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useUnsaved } from './unsaved.ts'

/**
 * A dialog with input. Once something was typed or chosen, it asks for confirmation before it's closed, and the frame before the screen is
 * left. A form that stays open after sending is reset.
 */
export function InputDialog({ open, onClose, children, ...props }: ComponentProps<typeof Dialog>) {
  const t = useText('admin')
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isUnsaved = open && isChanged
  useUnsaved(isUnsaved)
  const leave = () => {
    setAsking(false)
    setChanged(false)
    onClose()
  }
  return (
    <>
      <Dialog
        {...props}
        open={open}
        onCancel={(event) => {
          if (!isUnsaved) return
          event.preventDefault()
          setAsking(true)
        }}
        onClose={isUnsaved ? () => setAsking(true) : leave}
      >
        <div className="contents" onInput={() => setChanged(true)} onReset={() => setChanged(false)}>
          {children}
        </div>
      </Dialog>
      <Confirm
        open={isAsking}
        title={t('unsaved.title')}
        text={t('unsaved.text')}
        action={t('unsaved.leave')}
        dismiss={t('unsaved.stay')}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
