import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { AdminTitle } from './admin-title.tsx'

interface ScreenProps {
  title: string
  /** After the title: states, or the subject. */
  beside?: ReactNode
  /** The parent screen; U goes there. */
  back?: string
  actions?: ReactNode
  children: ReactNode
}

/** Whether the title of the screen that was just unmounted had the focus: while a screen loads, another one is mounted in its place. */
let hadFocus = false

/** A screen: its title, its actions, and its content below. */
export function Screen({ title, beside, back, actions, children }: ScreenProps) {
  const t = useText('admin')
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const shown = heading.current
    if (hadFocus) shown?.focus({ preventScroll: true })
    return () => {
      hadFocus = shown !== null && shown === document.activeElement
      queueMicrotask(() => (hadFocus = false))
    }
  }, [])
  return (
    <>
      <AdminTitle title={title} />
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 md:px-8 md:pt-4">
        {/* The title takes the width that the actions leave; on phones the actions are below it. */}
        <div className="flex min-w-0 grow items-center gap-x-4 max-md:min-h-13">
          {back && (
            <Link
              to={back}
              aria-label={t('back')}
              className="no-print -ms-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-studio md:size-9"
            >
              <AdminIcon name="back" />
            </Link>
          )}
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
            <h1 ref={heading} tabIndex={-1} className="display text-xl">
              {title}
            </h1>
            {beside}
          </div>
        </div>
        {actions && <div className="no-print flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </>
  )
}
