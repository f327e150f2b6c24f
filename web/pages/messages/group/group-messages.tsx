import { Fragment } from 'react'
import type { GroupMessage } from '#contract/groups.ts'
import { urls } from '#contract/urls.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { Message } from '../message.tsx'
import type { Sending } from '../outbox.ts'
import { type Deletion, type Run, runsOf } from '../runs.ts'
import { spokenText, Scroller } from '../scroller.tsx'
import { SendingMessage } from '../sending-message.tsx'
import { useWhen } from '../use-when.ts'
import { sentenceOf } from './sentence.ts'

interface GroupMessagesProps {
  /** Oldest first. */
  messages: GroupMessage[]
  sending: Sending[]
  onOlder: (() => Promise<void>) | null
  onChange: () => void
  onDelete: (id: string, how: Deletion) => void
  onAgain: (failed: Sending) => void
  onTakeBack: (failed: Sending) => void
}

/** The messages of a group with who wrote them, and lines about what happened. */
export function GroupMessages({ messages, sending, onOlder, onChange, onDelete, onAgain, onTakeBack }: GroupMessagesProps) {
  const announcementOf = useAnnouncement()
  const newest = messages.at(-1)
  return (
    <Scroller newest={newest && { id: newest.id, announcement: newest.isMine ? null : announcementOf(newest) }} onOlder={onOlder}>
      {runsOf(messages).map((run) => (
        <RunOf key={run.messages[0]?.id} run={run} onChange={onChange} onDelete={onDelete} />
      ))}
      {sending.map((one) => (
        <SendingMessage key={one.key} sending={one} onAgain={() => onAgain(one)} onTakeBack={() => onTakeBack(one)} />
      ))}
    </Scroller>
  )
}

/** How a message is read out. */
function useAnnouncement(): (message: GroupMessage) => string {
  const t = useText('groups')
  const messages = useText('messages')
  const ownId = useSession(({ customer }) => customer?.id)
  return (message) =>
    message.event ? sentenceOf(message, ownId, t) : t('said', { name: message.author.name, text: spokenText(message, messages) })
}

interface RunProps extends Pick<GroupMessagesProps, 'onChange' | 'onDelete'> {
  run: Run<GroupMessage>
}

function RunOf({ run: { isMine, startsDay, messages }, onChange, onDelete }: RunProps) {
  const t = useText('groups')
  const when = useWhen()
  const ownId = useSession(({ customer }) => customer?.id)
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return null
  const { author } = first
  return (
    <Fragment>
      {startsDay && <p className="py-4 text-center text-xs text-quiet">{when.day(first.createdAt)}</p>}
      {first.event ? (
        <p className="mb-4 px-6 text-center text-xs text-quiet wrap-anywhere">
          {sentenceOf(first, ownId, t)}
          <time dateTime={first.createdAt} className="ms-1.5">
            {when.time(first.createdAt)}
          </time>
        </p>
      ) : (
        <div className={`mb-4 ${isMine ? '' : 'grid grid-cols-[auto_minmax(0,1fr)] gap-2'}`}>
          {!isMine && <Avatar name={author.name} url={author.avatar} size="small" className="mt-6.5" />}
          <div className={`grid grid-cols-1 gap-1.5 ${isMine ? 'justify-items-end' : 'justify-items-start'}`}>
            {isMine ? (
              <span className="sr-only">{t('you')}</span>
            ) : (
              <Link
                to={urls.person(author.handle)}
                className="-mb-1 block max-w-full truncate px-0.5 text-xs leading-6 font-medium text-quiet hover:underline"
              >
                {author.name}
              </Link>
            )}
            {messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                person={author}
                isInGroup
                isCovered={false}
                onChange={onChange}
                onDelete={(how) => onDelete(message.id, how)}
              />
            ))}
            <p className="px-0.5 text-xs text-quiet">
              <time dateTime={last.createdAt}>{when.time(last.createdAt)}</time>
            </p>
          </div>
        </div>
      )}
    </Fragment>
  )
}
