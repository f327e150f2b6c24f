import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

interface ModalProps {
  open: boolean
  title: string
  /** Where it stands and how it comes, as classes. */
  place: string
  role?: 'alertdialog'
  onClose: () => void
  children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and beside it, and gives the focus back. */
export function Modal({ open, title, place, role, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useShown(ref, open)
  return (
    <dialog
      ref={ref}
      role={role}
      aria-label={title}
      onClose={() => open && onClose()}
      closedby="any"
      className={`bg-surface p-0 text-ink shadow-float ${place}`}
    >
      {open && <div className="flex max-h-[inherit] min-h-full flex-col">{children}</div>}
    </dialog>
  )
}

/** Before the effects of what is in it, which may ask where things are. */
function useShown(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [ref, open])
}
