import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { openerOf } from './menu-openers.ts'

interface ModalProps {
  open: boolean
  title: string
  /** Classes for its position and animation. */
  place: string
  role?: 'alertdialog'
  onClose: () => void
  /** Before Escape or a click outside closes it; may be prevented. */
  onCancel?: (event: SyntheticEvent) => void
  children: ReactNode
}

/**
 * The browser's modal dialog: traps the focus, closes on Escape and on a click outside, and returns the focus to the button that opened
 * it, or to the page's heading if the button is gone.
 */
export function Modal({ open, title, place, role, onClose, onCancel, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useFocusAfter(open)
  const shown = useShown(ref, open)
  return (
    <dialog
      ref={ref}
      role={role}
      aria-label={title}
      // React bubbles the close events of nested dialogs.
      onClose={({ target, currentTarget }) => target === currentTarget && shown.current && onClose()}
      onCancel={onCancel}
      closedby="any"
      className={`bg-surface p-0 text-ink shadow-float ${place}`}
    >
      {open && <div className="flex max-h-[inherit] min-h-full flex-col">{children}</div>}
    </dialog>
  )
}

/**
 * Opens the dialog in a layout effect, before the effects of its content, which may measure positions. If its surroundings are hidden, it's
 * closed without calling `onClose`, because a hidden modal dialog would block the page. Returns whether it's shown, so that only closing a
 * shown dialog counts.
 */
function useShown(ref: RefObject<HTMLDialogElement | null>, open: boolean): RefObject<boolean> {
  const shown = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    shown.current = open
    if (open && !dialog?.open) {
      dialog?.showModal()
      // A dialog opened to search or write starts in its field, not at "Close".
      dialog?.querySelector<HTMLElement>('input[type="search"], [data-autofocus]')?.focus()
    }
    return () => {
      shown.current = false
      if (dialog?.open) dialog.close()
    }
  }, [ref, open])
  return shown
}

/**
 * Restores the focus after closing. If the opener is gone (after a deletion, say), the browser would start over at the top of the page.
 * The browser restores the focus itself only when a dialog is closed, not when it's unmounted. Call it before the dialog is shown.
 */
function useFocusAfter(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const opener = openerOf(document.activeElement)
    return () =>
      void setTimeout(() => {
        if (document.activeElement !== document.body || opener === document.body) return
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
        else focusHeading()
      })
  }, [open])
}
