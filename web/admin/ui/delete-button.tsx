import { useState } from 'react'
import { goTo } from '#web/lib/navigate.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'
import { ActionButton } from './action-button.tsx'

interface DeleteButtonProps {
  label: string
  /** The question of the confirmation, and the consequences of deleting. */
  title: string
  text: string
  /** The toast on the list that is shown afterwards. */
  done: string
  listUrl: string
  remove: () => Promise<unknown>
}

/** Deletes the screen's subject after a confirmation. A refusal is shown as a toast. */
export function DeleteButton({ label, title, text, done, listUrl, remove }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const confirm = async () => {
    try {
      await remove()
      toast('success', done)
      allowLeaving()
      goTo(listUrl, { replace: true })
    } catch (error) {
      setAsking(false)
      toastError(error)
    }
  }
  return (
    <>
      <ActionButton look="bad" onClick={() => setAsking(true)}>
        {label}
      </ActionButton>
      <Confirm
        open={asking}
        title={title}
        text={text}
        action={label}
        busy={busy}
        onConfirm={() => void run(confirm)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
