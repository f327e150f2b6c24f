import type { ReactNode } from 'react'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import type { IconName } from './icon.tsx'
import { type TriggerProps, usePopup } from './use-popup.ts'

interface Row {
  label: string
  icon?: IconName
  /** A destructive action. */
  danger?: boolean
}
/** A menu item is a link, an action or a checkable option. */
export type MenuItem = (Row & { to: string }) | (Row & { onChoose: () => void; disabled?: boolean; chosen?: boolean })
export interface MenuGroup {
  title?: string
  items: MenuItem[]
}

interface MenuProps {
  label: string
  groups: MenuGroup[]
  align?: 'start' | 'end'
  /** Renders the button, which must spread the given props. */
  children: (trigger: TriggerProps) => ReactNode
}

const load = async () => (await import('./menu-popup.tsx')).default
const MenuPopup = pressedPart(load)

/** A menu of actions under a button: arrow keys, typeahead, Home and End move in it; Escape returns to the button. */
export function Menu({ label, groups, align = 'end', children }: MenuProps) {
  const menu = usePopup('menu', load)
  return (
    <>
      {children(menu.trigger)}
      {menu.opened && <MenuPopup label={label} groups={groups} align={align} {...menu.popup} />}
    </>
  )
}
