import { useCallback, useState } from 'react'
import type { DirectMessage } from '#contract/conversations.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Report } from '#web/features/report-content/report.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Attached } from './attached.tsx'
import { bubble } from './bubble.ts'
import { useWhen } from './use-when.ts'

const pageSize = 20

/** Messages from a person whom the reader can no longer write to, each with a button to report it. */
export function Received({ handle }: { handle: string }) {
  const t = useText('messages')
  const errorMessage = useErrorMessage()
  const more = useToastedAction()
  const ask = useCallback(() => signed('GET /people/:handle/received-messages', { handle, limit: pageSize }), [handle])
  const { value, error, busy, load, change } = useAsyncData(ask)
  if (!value && error)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{errorMessage(error)}</p>
        <Button busy={busy} onClick={() => void load()}>
          {t('list.retry')}
        </Button>
      </div>
    )
  if (!value) return <Skeleton className="h-40 w-full max-w-[28rem]" />
  if (value.items.length === 0) return <p role="status">{t('gone.nothing', { name: `@${handle}` })}</p>
  const loadMore = (cursor: string) =>
    void more.run(async () => {
      const page = await signed('GET /people/:handle/received-messages', { handle, cursor, limit: pageSize })
      change((before) => ({ ...page, items: [...before.items, ...page.items] }))
    })
  return (
    <div className="grid w-full max-w-[28rem] justify-items-center gap-5 text-start">
      <ul aria-label={t('gone.received', { name: `@${handle}` })} className="grid w-full grid-cols-1 gap-5">
        {value.items.map((message) => (
          <ReceivedMessage key={message.id} message={message} handle={handle} />
        ))}
      </ul>
      {value.nextCursor !== null && (
        <Button look="secondary" busy={more.busy} onClick={() => loadMore(value.nextCursor ?? '')}>
          {t('thread.older')}
        </Button>
      )}
    </div>
  )
}

function ReceivedMessage({ message, handle }: { message: DirectMessage; handle: string }) {
  const t = useText('messages')
  const when = useWhen()
  const [isOpen, setOpen] = useState(false)
  const { id, text, createdAt } = message
  return (
    <li className="grid grid-cols-1 justify-items-start gap-1.5">
      <Attached message={message} person={{ name: `@${handle}` }} isCovered />
      {text !== '' && <p className={bubble.theirs}>{text}</p>}
      <p className="flex items-center gap-3 text-xs text-quiet">
        <time dateTime={createdAt}>{when.short(createdAt)}</time>
        <TextButton className="text-sm" onClick={() => setOpen(true)}>
          {t('message.report')}
        </TextButton>
      </p>
      {isOpen && <Report what={{ kind: 'message', id, handle, name: `@${handle}`, isOutOfReach: true }} onClose={() => setOpen(false)} />}
    </li>
  )
}
