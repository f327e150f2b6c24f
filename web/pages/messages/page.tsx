import { useEffect, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { NotInView } from '#web/features/view-as/not-in-view.tsx'
import { refusalOf } from '#web/lib/call.ts'
import { type Again, lazyPart } from '#web/lib/lazy-part.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { InboxSkeleton, Conversations } from './conversations.tsx'
import { Failed } from './thread-frame.tsx'

const noThread = (again: Again) => <NotLoaded again={again} />
const GroupThread = lazyPart(() => import('./group/group-thread.tsx').then(({ GroupThread: Loaded }) => Loaded), noThread)
const Thread = lazyPart(() => import('./thread.tsx').then(({ Thread: Loaded }) => Loaded), noThread)

/** Conversations and groups beside the open one; on phones, one of the two. */
export function Component() {
  const t = useText('messages')
  const status = useSessionStatus()
  const { handle, group } = useParams()
  const here = handle === undefined ? (group === undefined ? undefined : urls.group(group)) : urls.messages(handle)
  const [changes, setChanges] = useState(0)
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(here ?? urls.messages()), { replace: true })
  }, [isVisitor, here])
  const change = () => setChanges((count) => count + 1)
  const isReady = status === 'authenticated'
  return (
    <div className="whole-screen lg:grid lg:h-[calc(100dvh-4.0625rem)] lg:grid-cols-[23.75rem_minmax(0,1fr)] lg:overflow-hidden">
      <Head title={t('title')} />
      {here !== undefined && (
        <h1 tabIndex={-1} className="sr-only">
          {handle === undefined ? t('title') : t('thread.label', { name: `@${handle}` })}
        </h1>
      )}
      <NotInView isReady={isReady}>
        <div
          className={`min-h-svh max-md:pb-20 lg:min-h-0 lg:overflow-y-auto lg:border-e lg:border-line ${here === undefined ? '' : 'max-lg:hidden'}`}
        >
          {isReady ? <Conversations here={here} changes={changes} /> : <InboxSkeleton />}
        </div>
        {here === undefined && <Nothing />}
        {isReady && handle !== undefined && <Thread key={handle} handle={handle} onChange={change} />}
        {isReady && group !== undefined && <GroupThread key={group} id={group} onChange={change} />}
      </NotInView>
    </div>
  )
}

/** In the place of a conversation whose code couldn't be loaded. */
function NotLoaded({ again }: { again: Again }) {
  const t = useText('messages')
  return <Failed title={t('thread.failed')} error={refusalOf(null, 0, null)} busy={false} onRetry={() => void again()} />
}

function Nothing() {
  const t = useText('messages')
  return (
    <div className="hidden place-content-center gap-2 px-6 text-center lg:grid">
      <p className="display text-xl">{t('choose')}</p>
      <p className="text-quiet">{t('chooseText')}</p>
    </div>
  )
}
