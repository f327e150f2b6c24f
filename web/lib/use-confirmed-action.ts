import { useState } from 'react'
import { useAction } from './use-action.ts'

interface Options<T> {
  action: () => Promise<T>
  /** Called with the action's result, once the dialog is closed. */
  onDone: (answer: T) => void
}

/** An action that needs confirmation: `ask` opens the dialog, which takes `dialog` as its props. */
export function useConfirmedAction<T>({ action, onDone }: Options<T>) {
  const [open, setOpen] = useState(false)
  const { busy, error, run } = useAction()
  const close = (): void => setOpen(false)
  return {
    ask: () => setOpen(true),
    error,
    dialog: { open, busy, onClose: close, onConfirm: () => void run(async () => onDone(await action().finally(close))) },
  }
}
