import { useState } from 'react'
import type { Person } from '#contract/people.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { PostIcon } from '#web/features/posts/post-icon.tsx'
import { Report } from '#web/features/report-content/report.tsx'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { AnyMessage, Deletion } from './runs.ts'

interface MessageMenuProps {
  message: AnyMessage
  person: Person
  isInGroup: boolean
  onChange: () => void
  onDelete: (how: Deletion) => void
}

/** Deletes a message for the reader or for everyone, or reports it. In a group, nobody deletes one for themselves. */
export function MessageMenu({
  message: { id, isMine, isDeleted, isRemoved },
  person: { handle, name },
  isInGroup,
  onChange,
  onDelete,
}: MessageMenuProps) {
  const t = useText('messages')
  const groups = useText('groups')
  const { busy, run } = useAction()
  const [asks, setAsks] = useState<'unsend' | 'report' | null>(null)
  const close = () => setAsks(null)
  const remove = (how: Deletion, work: () => Promise<unknown>) =>
    void run(async () => {
      try {
        await work()
        onDelete(how)
        onChange()
      } catch (error) {
        toastError(error)
      }
      close()
    })
  const hide = () => remove('hidden', () => signed('PUT /messages/:id/hidden', { id }))
  const items = [
    ...(isInGroup ? [] : [{ label: t('message.deleteMe'), onChoose: hide }]),
    ...(isMine && !isDeleted ? [{ label: t('message.unsend'), danger: true, onChoose: () => setAsks('unsend') }] : []),
    ...(!isMine && !isDeleted && !(isInGroup && isRemoved)
      ? [{ label: t('message.report'), danger: true, onChoose: () => setAsks('report') }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={t('message.menu')} groups={[{ items }]} align={isMine ? 'end' : 'start'}>
        {(trigger) => (
          <IconButton
            {...trigger}
            label={t('message.menu')}
            className="text-quiet hoverable:opacity-0 hoverable:group-hover/message:opacity-100 hoverable:focus-visible:opacity-100 hoverable:aria-expanded:opacity-100"
          >
            <PostIcon name="more" className="size-4" />
          </IconButton>
        )}
      </Menu>
      <Confirm
        open={asks === 'unsend'}
        title={t('message.unsendTitle')}
        text={isInGroup ? groups('unsendText') : t('message.unsendText', { name })}
        action={t('message.unsend')}
        busy={busy}
        onClose={close}
        onConfirm={() => remove('unsent', () => signed(isInGroup ? 'DELETE /group-messages/:id' : 'DELETE /messages/:id', { id }))}
      />
      {asks === 'report' && <Report what={{ kind: 'message', id, handle, name, isInGroup }} onClose={close} onHide={onChange} />}
    </>
  )
}
