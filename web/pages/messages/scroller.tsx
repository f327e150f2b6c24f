import { type ReactNode, useState } from 'react'
import { type Translate, useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import type { AnyMessage } from './runs.ts'

interface ScrollerProps {
  /** The newest message, and how it's announced; null for the reader's own. */
  newest: { id: string; announcement: string | null } | undefined
  /** Loads older messages; null if there are none. */
  onOlder: (() => Promise<void>) | null
  children: ReactNode
}

/** Messages by day. The list stays at its end as new ones arrive, and keeps its position as older ones are added. */
export function Scroller({ newest, onOlder, children }: ScrollerProps) {
  const t = useText('messages')
  const older = useAction()
  const loadOlder = (load: () => Promise<void>) =>
    void older.run(async () => {
      try {
        await load()
      } catch (error) {
        toastError(error)
      }
    })
  return (
    // The scroll position counts from the end, so adding older messages moves nothing.
    <div
      className="-me-2 flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain pe-2"
      role="region"
      aria-label={t('title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by keys
      tabIndex={0}
    >
      <Announced newest={newest} />
      <div className="mt-auto grid grid-cols-1 py-5">
        {onOlder && (
          <Button look="secondary" busy={older.busy} className="justify-self-center" onClick={() => loadOlder(onOlder)}>
            {t('thread.older')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/** Announces messages that arrive while the page is open, but not those already there or older ones added above. */
function Announced({ newest }: Pick<ScrollerProps, 'newest'>) {
  const [atFirst] = useState(newest?.id)
  return (
    <p role="status" className="sr-only">
      {newest && newest.id !== atFirst && newest.announcement}
    </p>
  )
}

/** The text of a message as one line. */
export const spokenText = ({ text, attachment }: AnyMessage, t: Translate<'messages'>): string =>
  text || (attachment ? t(`last.${attachment}`) : '')
