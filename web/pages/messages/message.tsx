import type { Person } from '#contract/people.ts'
import { RunningText } from '#web/features/posts/running-text.tsx'
import { useText } from '#web/lib/text.ts'
import { Attached, hasAttachment } from './attached-part.ts'
import { bubble } from './bubble.ts'
import { MessageMenu } from './message-menu.tsx'
import type { AnyMessage, Deletion } from './runs.ts'

interface MessageProps {
  message: AnyMessage
  /** Who the conversation is with; in a group, who wrote the message. */
  person: Person
  isInGroup?: boolean
  /** The picture is covered, as the reader doesn't follow its sender. */
  isCovered: boolean
  onChange: () => void
  onDelete: (how: Deletion) => void
}

/** A message: attachment, text, and actions. */
export function Message({ message, person, isInGroup = false, isCovered, onChange, onDelete }: MessageProps) {
  const t = useText('messages')
  const { isMine, isDeleted, isRemoved, text } = message
  return (
    <div className={`group/message flex w-full max-w-[30.5rem] items-center gap-1 ${isMine ? 'flex-row-reverse' : ''}`}>
      <div className={`grid min-w-0 grid-cols-1 gap-1.5 ${isMine ? 'justify-items-end' : 'justify-items-start'}`}>
        {isDeleted || isRemoved ? (
          <p className={bubble.gone}>{t(isDeleted ? 'message.deleted' : 'message.removed')}</p>
        ) : (
          <>
            {hasAttachment(message) && <Attached message={message} person={person} isCovered={isCovered} />}
            {text !== '' && (
              <p className={isMine ? bubble.mine : bubble.theirs}>
                <RunningText of={message} />
              </p>
            )}
          </>
        )}
      </div>
      <MessageMenu message={message} person={person} isInGroup={isInGroup} onChange={onChange} onDelete={onDelete} />
    </div>
  )
}
