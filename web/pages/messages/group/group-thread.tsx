import type { Group } from '#contract/groups.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { GroupMark } from '#web/features/groups/group-mark.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Composer } from '../composer.tsx'
import { sendAgain, takeBack, toGroup, useSending } from '../outbox.ts'
import { Failed, ThreadSkeleton, threadShape } from '../thread-frame.tsx'
import { GroupHead } from './group-head.tsx'
import { GroupMessages } from './group-messages.tsx'
import { InvitationBar } from './invitation-bar.tsx'
import { useGroup } from './use-group.ts'

/** A group: its messages, and a field to write. */
export function GroupThread({ id, onChange }: { id: string; onChange: () => void }) {
  const t = useText('groups')
  const texts = useText('messages')
  const to = toGroup(id)
  const thread = useGroup(id, onChange)
  const sending = useSending(to.key)
  const { value, error, busy, load, messages } = thread
  // Members who are removed meanwhile see that, instead of a field that no longer sends anything.
  const isGone = isRefusal(error) && (error.code === 'NOT_FOUND' || (!value && error.status < 500))
  if (isGone) return <Gone />
  if (!value && error) return <Failed title={t('failed')} error={error} busy={busy} onRetry={() => void load()} />
  if (!value) return <ThreadSkeleton />
  const { group } = value
  const reload = () => {
    void load()
    onChange()
  }
  const leave = () => {
    onChange()
    goTo(urls.messages(), { replace: true })
  }
  const isMember = group.state === 'member'
  return (
    <section aria-label={t('label', { name: group.name })} data-toasts="top" className={threadShape}>
      <Head title={group.name} />
      <GroupHead group={group} onChange={reload} onGone={leave} />
      {group.blocked.length > 0 && (
        <p className="shrink-0 border-b border-line py-3 text-sm text-quiet wrap-anywhere">
          {t('blocked', { count: group.blocked.length, names: group.blocked.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {isMember ? (
        <>
          <GroupMessages
            messages={messages}
            sending={sending}
            onOlder={thread.hasOlder ? thread.loadOlder : null}
            onChange={reload}
            onDelete={thread.markDeleted}
            onAgain={(failed) => void sendAgain(to, failed, thread.add)}
            onTakeBack={(failed) => takeBack(to.key, failed)}
          />
          <Composer
            to={to}
            label={t('placeholder', { name: group.name })}
            placeholder={texts('write.label')}
            closed={group.isLocked && group.role !== 'admin' ? t('locked') : null}
            hint={null}
            onSent={thread.add}
          />
        </>
      ) : (
        <>
          <Invited group={group} />
          <InvitationBar group={group} onAccepted={reload} onGone={leave} />
        </>
      )}
    </section>
  )
}

/** In the place of the messages, which are for members only. */
function Invited({ group: { name, invitedBy } }: { group: Group }) {
  const t = useText('groups')
  return (
    <div className="grid min-h-0 grow grid-cols-1 content-center justify-items-center gap-3 overflow-y-auto py-6 text-center">
      <GroupMark name={name} size="large" />
      <p className="display max-w-full text-xl wrap-anywhere">{name}</p>
      <p className="text-quiet">{invitedBy ? t('invitedBy', { name: invitedBy.name }) : t('invited')}</p>
    </div>
  )
}

/** Also for a group that the reader isn't in. */
function Gone() {
  const t = useText('groups')
  const messages = useText('messages')
  return (
    <div className="grid min-h-96 grid-cols-1 content-center justify-items-center gap-3 p-6 text-center max-md:pb-24">
      <Head title={t('gone.title')} />
      <h2 className="display text-xl">{t('gone.title')}</h2>
      <p className="text-quiet">{t('gone.text')}</p>
      <ButtonLink to={urls.messages()} look="secondary">
        {messages('gone.back')}
      </ButtonLink>
    </div>
  )
}
