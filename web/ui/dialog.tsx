import type { ReactNode, SyntheticEvent } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { Modal } from './modal.tsx'

interface DialogProps {
  open: boolean
  title: string
  place?: keyof typeof places
  onClose: () => void
  onCancel?: (event: SyntheticEvent) => void
  children: ReactNode
}

/** On phones all open from the bottom, within the thumb's reach, except the start drawer, which is for navigation. */
const phone = 'm-0 mt-auto max-h-[92dvh] w-full max-w-none animate-rise rounded-t-card'
const places = {
  middle: `${phone} md:m-auto md:max-w-[32rem] md:rounded-card`,
  /** A drawer over the full height at the end. */
  side: `${phone} md:ms-auto md:h-dvh md:max-h-none md:max-w-[28rem] md:animate-from-end md:rounded-none`,
  /** A drawer over the full height at the start. */
  start: 'm-0 me-auto h-dvh max-h-none w-[min(22rem,85vw)] max-w-none animate-from-start',
  /** A sheet at the bottom of any screen. */
  bottom: `${phone} md:mx-auto md:max-w-[40rem]`,
}

/** A dialog, a drawer or a sheet, which differ only in their position. */
export function Dialog({ open, title, place = 'middle', onClose, onCancel, children }: DialogProps) {
  const t = useText('common')
  return (
    <Modal open={open} title={title} place={places[place]} onClose={onClose} onCancel={onCancel}>
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
        <h2 className="text-lg font-semibold">{title}</h2>
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {children}
    </Modal>
  )
}
