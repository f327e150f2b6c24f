import { useEffect, useRef } from 'react'
import { type CloseButtonProps, type Id, ToastContainer, toast as show } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { useText } from '#web/lib/text.ts'
import { subscribeToToasts, type Toast } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const autoCloseMs = 5000
const dragPercent = 80

/** How many toasts may be shown at once: on a phone, three would cover half of the screen. */
const phoneMax = 2
const max = 4

/** The toasts that are shown, the oldest first. */
let raised: Id[] = []
let lastOffer: Id | null = null

/** Shows a toast. It replaces the oldest one if there are too many, and a success that can be undone replaces the previous such one. */
function raise({ kind, text, action }: Toast): void {
  const content = action ? <Offer text={text} label={action.label} onTake={() => take(action.run)} /> : text
  const id = show[kind](content, { onClose: () => (raised = raised.filter((other) => other !== id)) })
  const take = (run: () => void): void => {
    show.dismiss(id)
    run()
  }
  raised.push(id)
  const excess = raised.length - (window.matchMedia('(width < 48rem)').matches ? phoneMax : max)
  for (const old of raised.slice(0, Math.max(excess, 0))) show.dismiss(old)
  if (!action || kind !== 'success') return
  if (lastOffer !== null) show.dismiss(lastOffer)
  lastOffer = id
}

/** Reopens the popover if a modal dialog is open: only popovers opened after it are above it in the top layer. */
function rise(wrapper: HTMLElement | null): void {
  if (wrapper?.matches(':popover-open')) wrapper.hidePopover()
  if (document.querySelector('dialog:modal')) wrapper?.showPopover()
}

/** A toast with an action; pressing it runs the action and closes the toast. */
function Offer({ text, label, onTake }: { text: string; label: string; onTake: () => void }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0 grow basis-36">{text}</span>
      <button type="button" onClick={onTake} className="-mx-2 min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4">
        {label}
      </button>
    </span>
  )
}

function Close({ closeToast }: CloseButtonProps) {
  const t = useText('common')
  return (
    <IconButton label={t('close')} onClick={closeToast} className="-my-2 -me-2 ms-auto">
      <Icon name="close" className="size-4" />
    </IconButton>
  )
}

/** Dismisses toasts that cover a field when it gets the focus. */
function useRoomForFields(): void {
  useEffect(() => {
    const clear = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches('input, select, textarea') && isCovered(target)) show.dismiss()
    }
    document.addEventListener('focusin', clear)
    return () => document.removeEventListener('focusin', clear)
  }, [])
}

function isCovered(field: HTMLElement): boolean {
  const { top, bottom, left, right } = field.getBoundingClientRect()
  return [...document.querySelectorAll('.Toastify__toast')].some((shown) => {
    const box = shown.getBoundingClientRect()
    return !shown.contains(field) && box.top < bottom && box.bottom > top && box.left < right && box.right > left
  })
}

/** Shows the toasts queued while this was loading, then subscribes to new ones. Their colors are in the theme. */
export default function Toaster() {
  const t = useText('common')
  const wrapper = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      subscribeToToasts((toast) => {
        raise(toast)
        rise(wrapper.current)
      }),
    [],
  )
  useRoomForFields()
  return (
    <div
      ref={wrapper}
      popover="manual"
      className="inset-auto m-0 contents overflow-visible border-0 bg-transparent p-0 [&:popover-open]:block"
    >
      <ToastContainer
        position="bottom-right"
        autoClose={autoCloseMs}
        theme="light"
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={dragPercent}
        aria-label={t('toasts')}
        // The list itself is a live region; an alert role on each toast would announce it twice.
        role="group"
        closeButton={Close}
      />
    </div>
  )
}
