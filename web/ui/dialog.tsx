import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

interface DialogProps {
  open: boolean
  title: string
  /** `side`: a sheet over the full height at the right; at the bottom on phones. */
  place?: 'middle' | 'side'
  onClose: () => void
  children: ReactNode
}

const places = {
  middle: 'm-auto mb-0 w-full max-w-none rounded-t-card md:mb-auto md:max-w-[32rem] md:rounded-card',
  side: 'm-0 mt-auto max-h-[92dvh] w-full max-w-none rounded-t-card md:ml-auto md:h-dvh md:max-h-none md:max-w-[28rem] md:rounded-none',
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape, and gives the focus back. */
export function Dialog({ open, title, place = 'middle', onClose, children }: DialogProps) {
  const t = useText('common')
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog ref={ref} aria-label={title} onClose={onClose} closedby="any" className={`bg-surface p-0 shadow-float ${places[place]}`}>
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <h2 className="text-lg font-semibold">{title}</h2>
            <IconButton label={t('close')} onClick={() => ref.current?.close()}>
              <Icon name="close" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
