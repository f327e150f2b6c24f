import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { FollowButton } from '#web/features/profiles/follow-button.tsx'
import { PersonRow } from '#web/features/profiles/person-row.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Suggested = ApiOutput<'GET /suggested-people'>
const shown = 20

export function Suggested({ isReady }: { isReady: boolean }) {
  const t = useText('people')
  const ask = useCallback(() => signed('GET /suggested-people', { limit: shown }), [])
  const { value, error, busy, load, change } = useAsyncData<Suggested>(isReady ? ask : null)
  return (
    <section aria-labelledby="suggested" className="mt-6">
      <h2 id="suggested" className="text-lg font-semibold">
        {t('people.suggested')}
      </h2>
      {!value && error ? (
        <div className="grid justify-items-start gap-3 py-4">
          <p>{t('people.failed')}</p>
          <Button look="secondary" busy={busy} onClick={() => void load()}>
            {t('retry')}
          </Button>
        </div>
      ) : !value ? (
        <Bones />
      ) : value.items.length === 0 ? (
        <div className="mt-3">
          <EmptyState title={t('people.nobody')} text={t('people.nobodyText')} level="h3">
            <ButtonLink to={urls.search('', 'PEOPLE')}>{t('people.find')}</ButtonLink>
            <ButtonLink to={urls.clubs()} look="secondary">
              {t('people.clubs')}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {value.items.map((person) => (
            <PersonRow key={person.id} person={person} note={person.mutual > 0 ? t('people.mutual', { count: person.mutual }) : undefined}>
              <FollowButton
                person={person}
                quiet
                relation={person.relation}
                onChange={(relation) =>
                  change((before) => ({ items: before.items.map((one) => (one.id === person.id ? { ...one, relation } : one)) }))
                }
              />
            </PersonRow>
          ))}
        </ul>
      )}
    </section>
  )
}

const Bones = () => (
  <div aria-hidden="true" className="divide-y divide-line">
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row} className="flex items-center gap-3 py-3">
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="ms-auto h-12 w-24" />
      </div>
    ))}
  </div>
)
