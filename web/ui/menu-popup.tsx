import { type RefObject, useEffect, useRef } from 'react'
import { Menu } from '@base-ui/react/menu'
import { Icon } from './icon.tsx'
import { portalContainerOf } from './portal-container.ts'
import { Link } from './link.tsx'
import { menuOpeners } from './menu-openers.ts'
import type { MenuGroup, MenuItem } from './menu.tsx'
import { ignoreAnchorPress } from './ignore-anchor-press.ts'
import type { Popup } from './use-popup.ts'

interface MenuPopupProps extends Popup {
  label: string
  groups: MenuGroup[]
  align: 'start' | 'end'
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-input px-3 outline-none data-highlighted:bg-studio data-disabled:cursor-not-allowed data-disabled:text-quiet'

/** The list itself, from the headless library; loaded by menu.tsx. */
export default function MenuPopup({ label, groups, align, anchor, open, byKey, onOpenChange }: MenuPopupProps) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Menu.Root open={open} onOpenChange={ignoreAnchorPress(anchor, onOpenChange)} modal={false}>
      <Menu.Portal container={portalContainerOf(anchor.current)}>
        <Menu.Positioner anchor={anchor} align={align} sideOffset={6} collisionPadding={8} className="z-30 outline-none">
          <Menu.Popup
            ref={(popup) => {
              list.current = popup
              if (popup && anchor.current) menuOpeners.set(popup, anchor.current)
            }}
            aria-label={label}
            finalFocus={anchor}
            className="max-h-(--available-height) min-w-56 origin-(--transform-origin) overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float transition-[opacity,transform] outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0"
          >
            {byKey && <FirstRow list={list} />}
            {groups.map((group, index) => (
              <Group key={group.title ?? index} group={group} first={index === 0} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Focuses the first row unless the focus is inside already: opened from outside, the library can't tell that it was by keyboard. */
function FirstRow({ list }: { list: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true })
  }, [list])
  return null
}

function Group({ group: { title, items }, first }: { group: MenuGroup; first: boolean }) {
  return (
    <Menu.Group className={first ? '' : 'mt-1.5 border-t border-line pt-1.5'}>
      {title && <Menu.GroupLabel className="px-3 pt-2 pb-1 text-sm text-quiet">{title}</Menu.GroupLabel>}
      {items.map((item) => (
        <Item key={item.label} item={item} />
      ))}
    </Menu.Group>
  )
}

function Item({ item }: { item: MenuItem }) {
  const look = `${row} ${item.danger ? 'text-bad' : ''}`
  const words = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </>
  )
  if ('to' in item) return <Menu.LinkItem closeOnClick className={look} render={<Link to={item.to}>{words}</Link>} />
  if (item.chosen === undefined)
    return (
      <Menu.Item className={look} disabled={item.disabled} onClick={item.onChoose}>
        {words}
      </Menu.Item>
    )
  return (
    <Menu.CheckboxItem className={look} disabled={item.disabled} checked={item.chosen} onCheckedChange={item.onChoose} closeOnClick>
      {words}
      <Menu.CheckboxItemIndicator className="ms-auto">
        <Icon name="check" className="size-4" />
      </Menu.CheckboxItemIndicator>
    </Menu.CheckboxItem>
  )
}
