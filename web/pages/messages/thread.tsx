import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import { isRefusal } from '#contract/refusal.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { sendAgain, takeBack, toPerson, useSending } from './outbox.ts'
import { RequestBar } from './request-bar.tsx'
import { Failed, ThreadSkeleton, threadShape } from './thread-frame.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useThread } from './use-thread.ts'

const Received = lazyPart(() => import('./received.tsx').then(({ Received: Loaded }) => Loaded))

/** The conversation with a person, and a field to write. */
export function Thread({ handle, onChange }: { handle: string; onChange: () => void }) {
  const t = useText('messages')
  const thread = useThread(handle, onChange)
  const to = toPerson(handle)
  const sending = useSending(handle)
  const { value, error, busy, load, messages } = thread
  if (!value && isRefusal(error) && error.status < 500) return <Gone handle={handle} />
  if (!value && error) return <Failed title={t('thread.failed')} error={error} busy={busy} onRetry={() => void load()} />
  if (!value) return <ThreadSkeleton />
  const { person } = value
  const leave = () => {
    onChange()
    goTo(urls.messages(), { replace: true })
  }
  const isRequest = value.box === 'requests'
  return (
    <section aria-label={t('thread.label', { name: person.name })} data-toasts="top" className={threadShape}>
      <Head title={person.name} />
      <ThreadHead person={person} relation={value.relation} onChange={() => void load()} onGone={leave} />
      <MessageList
        person={person}
        messages={messages}
        sending={sending}
        seenUntil={value.seenUntil}
        isRequest={isRequest}
        onOlder={thread.hasOlder ? thread.loadOlder : null}
        onChange={() => {
          void load()
          onChange()
        }}
        onDelete={thread.markDeleted}
        onAgain={(failed) => void sendAgain(to, failed, thread.add)}
        onTakeBack={(failed) => takeBack(handle, failed)}
      />
      {isRequest && (
        <RequestBar
          person={person}
          onAccepted={() => {
            void load()
            onChange()
          }}
          onGone={leave}
        />
      )}
      <Composer
        to={to}
        label={t('write.placeholder', { name: person.name })}
        placeholder={t('write.placeholder', { name: person.name.split(' ')[0] ?? person.name })}
        closed={value.writing === 'open' ? null : t(`thread.${value.writing}`, { name: person.name })}
        hint={value.box === null && !value.relation.followsMe ? t('thread.asks', { name: person.name }) : null}
        onSent={thread.add}
      />
    </section>
  )
}

/** Looks as if the handle didn't exist, so that a blocked reader doesn't learn of the block. */
function Gone({ handle }: { handle: string }) {
  const t = useText('messages')
  const [isReporting, setReporting] = useState(false)
  return (
    <div className="grid min-h-96 grid-cols-1 content-center justify-items-center gap-3 p-6 text-center max-md:pb-24 lg:overflow-y-auto">
      <Head title={t('gone.title')} />
      <h2 className="display text-xl">{t('gone.title')}</h2>
      <p className="text-quiet">{t('gone.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={urls.messages()} look="secondary">
          {t('gone.back')}
        </ButtonLink>
        <Button look="secondary" aria-expanded={isReporting} onClick={() => setReporting(true)}>
          {t('gone.report')}
        </Button>
      </div>
      {isReporting && <Received handle={handle} />}
    </div>
  )
}
