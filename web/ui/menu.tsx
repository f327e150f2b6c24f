import { lazy, type ReactNode, Suspense } from 'react'
import type { IconName } from './icon.tsx'
import { type TriggerProps, usePopup } from './use-popup.ts'

interface Row {
  label: string
  icon?: IconName
  /** It takes something away. */
  danger?: boolean
}
/** A row leads to a page, does something, or is one that is chosen or not. */
export type MenuItem = (Row & { to: string }) | (Row & { onChoose: () => void; disabled?: boolean; chosen?: boolean })
export interface MenuGroup {
  title?: string
  items: MenuItem[]
}

interface MenuProps {
  label: string
  groups: MenuGroup[]
  align?: 'start' | 'end'
  /** Its button, which takes all it is given. */
  children: (trigger: TriggerProps) => ReactNode
}

const load = () => import('./menu-popup.tsx')
const MenuPopup = lazy(load)

/** A list of actions under a button: arrows, first letters, Home and End move in it, Escape goes back to the button. */
export function Menu({ label, groups, align = 'end', children }: MenuProps) {
  const menu = usePopup('menu', load)
  return (
    <>
      {children(menu.trigger)}
      {menu.wanted && (
        <Suspense>
          <MenuPopup label={label} groups={groups} align={align} {...menu.popup} />
        </Suspense>
      )}
    </>
  )
}
