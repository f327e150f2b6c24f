import { useState } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { ActionButton } from './action-button.tsx'

interface DeleteButtonProps {
  label: string
  /** What is asked first, and what deleting means. */
  title: string
  text: string
  /** Said afterwards, on the list that it leads to. */
  done: string
  listUrl: string
  remove: () => Promise<unknown>
}

/** Deletes what its screen is about, once that is confirmed. A refusal is a toast. */
export function DeleteButton({ label, title, text, done, listUrl, remove }: DeleteButtonProps) {
  const errorMessage = useErrorMessage()
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const confirm = async () => {
    try {
      await remove()
      toast('success', done)
      goTo(listUrl, { replace: true })
    } catch (error) {
      setAsking(false)
      toast('error', errorMessage(error))
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
