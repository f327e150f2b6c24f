import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FollowButton } from './follow-button.tsx'
import { PersonRow } from './person-row.tsx'

type Page = ApiOutput<'GET /people/:handle/followers'>
interface PeopleListProps {
  route: 'GET /people/:handle/followers' | 'GET /people/:handle/following'
  handle: string
  /** The first page as visitors see it. */
  first: Page
  /** The number of people, including those who aren't shown. */
  total: number
}

/** People with what the reader may do about them. Needs the group "people". */
export function PeopleList({ route, handle, first, total }: PeopleListProps) {
  const t = useText('people')
  const isMember = useSessionStatus() === 'authenticated'
  const { run, busy } = useToastedAction()
  const ask = useCallback(() => (isMember ? signed(route, { handle }) : Promise.resolve(first)), [route, handle, isMember, first])
  const { value, change } = useAsyncData<Page>(ask)
  const { items, nextCursor } = value ?? first
  const loadMore = (cursor: string) =>
    void run(async () => {
      const page = await signed(route, { handle, cursor })
      change((before) => ({ items: [...before.items, ...page.items], nextCursor: page.nextCursor }))
    })
  if (items.length === 0 && total > 0) return <p className="py-8 text-quiet">{t('lists.hidden')}</p>
  if (items.length === 0)
    return (
      <div className="pt-6">
        <EmptyState
          title={t('lists.empty')}
          text={t(route === 'GET /people/:handle/followers' ? 'lists.noFollowers' : 'lists.noFollowing')}
        >
          <ButtonLink to={urls.people()}>{t('own.people')}</ButtonLink>
        </EmptyState>
      </div>
    )
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((person) => (
          <PersonRow key={person.id} person={person}>
            {person.relation?.isSelf !== true && (
              <FollowButton
                quiet
                person={person}
                relation={person.relation}
                onChange={(relation) =>
                  change((before) => ({
                    ...before,
                    items: before.items.map((one) => (one.id === person.id ? { ...one, relation } : one)),
                  }))
                }
              />
            )}
          </PersonRow>
        ))}
      </ul>
      {nextCursor !== null && (
        <Button look="secondary" busy={busy} className="mt-4" onClick={() => loadMore(nextCursor)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
