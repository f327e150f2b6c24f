import type { ReactNode } from 'react'
import { Popover } from '@base-ui/react/popover'
import { useText } from '#web/lib/text.ts'
import { iconButtonShape } from './button.tsx'
import { Icon } from './icon.tsx'
import { ignoreAnchorPress } from './ignore-anchor-press.ts'
import { portalContainerOf } from './portal-container.ts'
import type { Popup } from './use-popup.ts'

interface PopoverPopupProps extends Popup {
  title: string
  align: 'start' | 'center' | 'end'
  children: ReactNode
}

/** The panel itself, from the headless library; loaded by popover.tsx. */
export default function PopoverPopup({ title, align, anchor, open, onOpenChange, children }: PopoverPopupProps) {
  const t = useText('common')
  return (
    <Popover.Root open={open} onOpenChange={ignoreAnchorPress(anchor, onOpenChange)}>
      <Popover.Portal container={portalContainerOf(anchor.current)}>
        <Popover.Positioner anchor={anchor} align={align} sideOffset={6} collisionPadding={8} className="z-30">
          <Popover.Popup
            finalFocus={anchor}
            className="w-[min(22rem,calc(100vw-1rem))] rounded-card border border-line bg-surface p-4 text-ink shadow-float transition-[opacity,transform] outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0"
          >
            <div className="-mt-2 -me-2 flex items-center justify-between gap-3">
              <Popover.Title className="font-semibold">{title}</Popover.Title>
              <Popover.Close aria-label={t('close')} className={iconButtonShape}>
                <Icon name="close" className="size-4" />
              </Popover.Close>
            </div>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
