import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#web/lib/focus-heading.ts'

interface ModalProps {
  open: boolean
  title: string
  /** Its position and animation, as classes. */
  place: string
  role?: 'alertdialog'
  onClose: () => void
  children: ReactNode
}

/**
 * The browser's modal dialog: traps the focus, closes on Escape and on a click outside, and returns the focus; to the page's heading where the
 * button that opened it is gone.
 */
export function Modal({ open, title, place, role, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useFocusAfter(open)
  useShown(ref, open)
  return (
    <dialog
      ref={ref}
      role={role}
      aria-label={title}
      // React tells of dialogs inside, too.
      onClose={({ target, currentTarget }) => target === currentTarget && open && onClose()}
      closedby="any"
      className={`bg-surface p-0 text-ink shadow-float ${place}`}
    >
      {open && <div className="flex max-h-[inherit] min-h-full flex-col">{children}</div>}
    </dialog>
  )
}

/** Before the effects of its content, which may measure positions. */
function useShown(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) {
      dialog?.showModal()
      // Who opens something to search, or to write, doesn't begin at "Close".
      dialog?.querySelector<HTMLElement>('input[type="search"], [data-autofocus]')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [ref, open])
}

/**
 * After a deletion, say, the button that opened it is gone, and the browser would start over at the top. The browser gives the focus back to whoever had it only where
 * a dialog is closed, not where it's taken away. Called before it's shown.
 */
function useFocusAfter(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const opener = document.activeElement
    return () =>
      void setTimeout(() => {
        if (document.activeElement !== document.body || opener === document.body) return
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
        else focusHeading()
      })
  }, [open])
}
