import { Fragment } from 'react'
import type { DirectMessage } from '#contract/conversations.ts'
import type { Person } from '#contract/people.ts'
import { useText } from '#web/lib/text.ts'
import { Message } from './message.tsx'
import type { Sending } from './outbox.ts'
import { type Deletion, lastSeen, type Run, runsOf } from './runs.ts'
import { spokenText, Scroller } from './scroller.tsx'
import { SendingMessage } from './sending-message.tsx'
import { useWhen } from './use-when.ts'

interface MessageListProps {
  person: Person
  /** Oldest first. */
  messages: DirectMessage[]
  sending: Sending[]
  seenUntil: string | null
  isRequest: boolean
  /** Loads older messages; null if there are none. */
  onOlder: (() => Promise<void>) | null
  onChange: () => void
  onDelete: (id: string, how: Deletion) => void
  onAgain: (failed: Sending) => void
  onTakeBack: (failed: Sending) => void
}

/** The messages by day. The list stays at its end as new ones arrive, and keeps its position as older ones are added. */
export function MessageList({ person, messages, sending, seenUntil, isRequest, onOlder, ...acts }: MessageListProps) {
  const t = useText('messages')
  const seen = lastSeen(messages, seenUntil)
  const newest = messages.at(-1)
  return (
    <Scroller
      newest={
        newest && {
          id: newest.id,
          announcement: newest.isMine ? null : t('thread.said', { name: person.name, text: spokenText(newest, t) }),
        }
      }
      onOlder={onOlder}
    >
      {messages.length === 0 && sending.length === 0 && (
        <p className="py-10 text-center text-quiet">{t('thread.empty', { name: person.name })}</p>
      )}
      {runsOf(messages).map((run) => (
        <RunOf key={run.messages[0]?.id} run={run} person={person} seen={seen} isRequest={isRequest} {...acts} />
      ))}
      {sending.map((one) => (
        <SendingMessage key={one.key} sending={one} onAgain={() => acts.onAgain(one)} onTakeBack={() => acts.onTakeBack(one)} />
      ))}
    </Scroller>
  )
}

interface RunProps extends Pick<MessageListProps, 'person' | 'isRequest' | 'onChange' | 'onDelete'> {
  run: Run<DirectMessage>
  seen: string | null
}

function RunOf({ run: { isMine, startsDay, messages }, person, seen, isRequest, onChange, onDelete }: RunProps) {
  const t = useText('messages')
  const when = useWhen()
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return null
  const time = when.time(last.createdAt)
  return (
    <Fragment>
      {startsDay && <p className="py-4 text-center text-xs text-quiet">{when.day(first.createdAt)}</p>}
      <div className={`mb-4 grid grid-cols-1 gap-1.5 ${isMine ? 'justify-items-end' : 'justify-items-start'}`}>
        <span className="sr-only">{isMine ? t('thread.mine') : person.name}</span>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            person={person}
            isCovered={isRequest && !message.isMine}
            onChange={onChange}
            onDelete={(how) => onDelete(message.id, how)}
          />
        ))}
        <p className="px-0.5 text-xs text-quiet">
          <time dateTime={last.createdAt}>{messages.some(({ id }) => id === seen) ? t('thread.seen', { time }) : time}</time>
        </p>
      </div>
    </Fragment>
  )
}
