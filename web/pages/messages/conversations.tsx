import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import type { Box } from '#contract/conversations.ts'
import type { InboxItem } from '#contract/group-messages.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { type PaginatedList, usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { withText } from '#web/lib/with-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { GroupRow } from './group/group-row.tsx'
import { useChanges } from './use-changes.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

type Page = ApiOutput<'GET /inbox'>
const pageSize = 30

const NewMessage = pressedPart(async () => (await withText(['send-to'], import('./new-message.tsx'))).NewMessage)
const NewGroup = pressedPart(async () => (await withText(['group-forms', 'send-to'], import('./group/new-group.tsx'))).NewGroup)
const Settings = pressedPart(async () => (await import('./settings.tsx')).Settings)

interface ConversationsProps {
  /** The address of the open conversation or group. */
  here: string | undefined
  /** Incremented with each change in the open conversation. */
  changes: number
}

/** Conversations and groups, in the inbox or requests, newest first. */
export function Conversations({ here, changes }: ConversationsProps) {
  const t = useText('messages')
  const [query] = useSearchParams()
  const box: Box = query.get('box') === 'requests' ? 'requests' : 'inbox'
  const [open, setOpen] = useState<'new' | 'group' | 'settings' | null>(null)
  // A reload fetches as many as are shown, up to the maximum page size.
  const shown = useRef(0)
  const ask = useCallback(
    async (cursor?: string) => {
      if (cursor === undefined) shown.current = Math.min(Math.max(shown.current, pageSize), limits.page.max)
      const page = await signed('GET /inbox', { box, cursor, limit: cursor === undefined ? shown.current : pageSize })
      if (cursor !== undefined) shown.current += page.items.length
      return page
    },
    [box],
  )
  const list = usePaginatedList<InboxItem, Page>(ask)
  const { value, load } = list.data
  useChanges(load)
  useReload(load, changes)
  // With an open conversation, that has the page's h1.
  const Heading = here === undefined ? 'h1' : 'h2'
  return (
    <>
      <div className="flex flex-wrap items-center gap-1 ps-4 pe-2 pt-5 lg:ps-6 lg:pe-4 lg:pt-6">
        <Heading tabIndex={-1} className="display me-auto text-2xl">
          {t('title')}
        </Heading>
        <IconButton label={t('settings')} onClick={() => setOpen('settings')}>
          <Icon name="filter" />
        </IconButton>
        <IconButton label={t('new')} onClick={() => setOpen('new')}>
          <Icon name="plus" />
        </IconButton>
      </div>
      <Boxes box={box} requests={value?.requests ?? 0} here={here} />
      <List box={box} list={list} here={here} onNew={() => setOpen('new')} />
      {open === 'new' && <NewMessage onGroup={() => setOpen('group')} onClose={() => setOpen(null)} />}
      {open === 'group' && <NewGroup onClose={() => setOpen(null)} />}
      {open === 'settings' && <Settings onClose={() => setOpen(null)} />}
    </>
  )
}

/** Reloads the list after changes in the conversation beside it. */
function useReload(load: () => Promise<void>, changes: number): void {
  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    void load()
  }, [load, changes])
}

function Boxes({ box, requests, here }: { box: Box; requests: number; here: string | undefined }) {
  const t = useText('messages')
  const number = useNumber()
  const place = here ?? urls.messages()
  const tab =
    'inline-flex min-h-12 items-center border-b-2 border-transparent text-quiet hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink'
  return (
    <nav aria-label={t('boxes.label')} className="mt-2 flex gap-7 border-b border-line px-4 lg:ps-6">
      <Link to={place} aria-current={box === 'inbox' ? 'page' : undefined} preventScrollReset className={tab}>
        {t('boxes.inbox')}
      </Link>
      <Link to={`${place}?box=requests`} aria-current={box === 'requests' ? 'page' : undefined} preventScrollReset className={tab}>
        {t('boxes.requests')}
        {requests > 0 && <span className="ms-1.5 text-sm font-normal text-quiet">{number(requests)}</span>}
      </Link>
    </nav>
  )
}

interface ListProps {
  box: Box
  list: PaginatedList<InboxItem, Page>
  here: string | undefined
  onNew: () => void
}

function List({ box, list, here, onNew }: ListProps) {
  const t = useText('messages')
  const errorMessage = useErrorMessage()
  const { value, error, busy, load } = list.data
  if (!value && error)
    return (
      <div className="grid justify-items-start gap-3 p-4 lg:p-6">
        <p className="font-semibold">{t('list.failed')}</p>
        <p className="text-quiet">{errorMessage(error)}</p>
        <Button busy={busy} onClick={() => void load()}>
          {t('list.retry')}
        </Button>
      </div>
    )
  if (!value) return <InboxSkeleton />
  if (value.items.length === 0)
    return (
      <div className="grid justify-items-start gap-3 p-4 lg:p-6">
        <p className="font-semibold">{t(box === 'inbox' ? 'list.empty' : 'list.requestsEmpty')}</p>
        <p className="text-quiet">{t(box === 'inbox' ? 'list.emptyText' : 'list.requestsEmptyText')}</p>
        {box === 'inbox' && <Button onClick={onNew}>{t('new')}</Button>}
      </div>
    )
  const query = box === 'requests' ? '?box=requests' : ''
  return (
    <>
      <ul className="grid grid-cols-1 py-2 lg:ps-3">
        {value.items.map(({ conversation, group }) => {
          if (group) return <GroupRow key={group.id} item={group} query={query} isHere={urls.group(group.id) === here} />
          if (!conversation) return null
          const { id, handle } = conversation.person
          return <ConversationRow key={id} item={conversation} query={query} isHere={urls.messages(handle) === here} />
        })}
      </ul>
      {list.hasMore && (
        <div className="mx-4 mb-6 grid justify-items-start gap-2 lg:mx-6">
          {list.error !== null && <Alert tone="bad">{errorMessage(list.error)}</Alert>}
          <Button look="secondary" busy={list.busy} onClick={list.more}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  )
}

export const InboxSkeleton = () => (
  <div aria-hidden="true" className="grid gap-5 p-4 lg:p-6">
    {Array.from({ length: 7 }, (_, row) => (
      <div key={row} className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-full" />
        <div className="grid grow gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    ))}
  </div>
)
