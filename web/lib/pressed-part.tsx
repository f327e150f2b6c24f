import { type ComponentType, useEffect, useRef } from 'react'
import { type Again, lazyPart, type Part } from './lazy-part.tsx'
import { toastShopUnreachable } from './unreachable.ts'

interface ClosableProps {
  open?: boolean
  onClose?: () => void
  onCancel?: () => void
  onOpenChange?: (open: boolean) => void
  /** For a part that has none of these. */
  onMissing?: () => void
}

/**
 * As `lazyPart`, for parts opened by a press, such as dialogs. If it can't be loaded, a toast says so, and the part closes as if the
 * customer had closed it: the focus stays on the pressed button, and the next press loads the part again.
 */
export const pressedPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props & { onMissing?: () => void }> =>
  lazyPart<Props & { onMissing?: () => void }>(load, (again, props) => <Missing {...(props as ClosableProps)} again={again} />)

function Missing({ again, open = true, onClose, onCancel, onOpenChange, onMissing }: ClosableProps & { again: Again }) {
  const hasFailed = useRef(false)
  useEffect(() => {
    if (!open) return
    const close = () => {
      toastShopUnreachable()
      ;(onMissing ?? onClose ?? onCancel)?.()
      onOpenChange?.(false)
    }
    // A part that stays mounted while it's closed is loaded again when it's next opened.
    if (hasFailed.current) void again().then((isThere) => isThere || close())
    else close()
    hasFailed.current = true
    // oxlint-disable-next-line react/exhaustive-deps -- only opening it loads it again
  }, [open])
  return null
}
