import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useWhen } from './use-when.ts'

interface InboxRowProps {
  to: string
  mark: ReactNode
  name: string
  /** The start of the last message. */
  text: string
  unread: number
  isMuted: boolean
  at: string
  isHere: boolean
}

/** A conversation or a group in the list. */
export function InboxRow({ to, mark, name, text, unread, isMuted, at, isHere }: InboxRowProps) {
  const t = useText('messages')
  const { short } = useWhen()
  const isNew = unread > 0
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        preventScrollReset
        className="flex min-h-18 items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors hover:bg-studio aria-[current]:bg-studio lg:rounded-s-card lg:ps-3"
      >
        {mark}
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-3">
            <span className={`min-w-0 grow truncate ${isNew ? 'font-semibold' : 'font-medium'}`}>{name}</span>
            <time dateTime={at} className="shrink-0 text-sm text-quiet">
              {short(at)}
            </time>
          </span>
          <span className={`block truncate text-sm ${isNew ? 'font-semibold' : 'text-quiet'}`}>
            {isMuted && `${t('muted')} · `}
            {text}
          </span>
        </span>
        {isNew && (
          <span className="size-2.5 shrink-0 rounded-full bg-ember">
            <span className="sr-only">{t('unread', { count: unread })}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
