import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { Profile } from '#contract/profiles.ts'
import { shareUrls } from '#contract/share-urls.ts'
import { urls } from '#contract/urls.ts'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { JsonLd } from '#web/lib/json-ld.tsx'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PersonHead } from './head.tsx'
import { Hidden } from './hidden.tsx'
import type { PersonData } from './load.ts'
import { PersonAside } from './aside.tsx'
import { personJson } from './person-json.ts'
import { Records } from './records.tsx'
import { usePerson } from './use-person.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { notLoaded } from '#web/ui/not-loaded.tsx'

export { loader } from './load.ts'

const Posts = lazyPart(async () => (await withText(['posts'], import('./posts.tsx'))).Posts, notLoaded)
const BeingChecked = lazyPart(async () => (await import('./being-checked.tsx')).BeingChecked)
/** Also shown while texts load. */
const bones = <Skeleton className="h-40 w-full" />

/** A person: profile, lifts and posts. */
export function Component() {
  const { profile, history } = useLoaderData<PersonData>()
  return <Person key={profile.id} loaded={profile} history={history} />
}

function Person({ loaded, history }: { loaded: Profile; history: PersonData['history'] }) {
  const t = useText('people')
  const origin = useOrigin()
  const { profile, isMember, isGone, reload, setRelation } = usePerson(loaded)
  if (isGone) return <Gone />
  const { name, handle, bio, place, avatar, isHidden, records, posts } = profile
  const description = [place, bio].filter(Boolean).join('. ')
  return (
    <div className="wrap pt-3 md:pt-6">
      <Head
        title={`${name} (@${handle})`}
        description={description || t('description', { name })}
        path={urls.person(loaded.handle)}
        image={avatar ?? (records[0] && shareUrls.record(loaded.handle, records[0].id))}
        type="profile"
        hidden={loaded.isHidden}
      />
      {!loaded.isHidden && <JsonLd data={import.meta.env.SSR ? personJson(loaded, origin) : {}} />}
      <PersonHead profile={profile} isMember={isMember} onRelation={setRelation} onChange={reload} />
      <div className="mt-6">
        {isHidden ? (
          <Hidden profile={profile} />
        ) : (
          <div className="gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
            <Tabs
              label={name}
              tabs={[
                {
                  value: 'records',
                  name: t('tabs.records'),
                  content: (
                    <>
                      {profile.checkedRecords.length > 0 && <BeingChecked records={profile.checkedRecords} onChange={reload} />}
                      {records.length > 0 ? (
                        <Records profile={profile} loaded={history} onChange={reload} />
                      ) : (
                        <NoRecord isSelf={profile.relation?.isSelf ?? false} />
                      )}
                    </>
                  ),
                },
                {
                  value: 'posts',
                  name: t('tabs.posts'),
                  count: posts,
                  content: <Posts handle={handle} waiting={bones} />,
                },
              ]}
            />
            <PersonAside profile={profile} />
          </div>
        )}
      </div>
    </div>
  )
}

function NoRecord({ isSelf }: { isSelf: boolean }) {
  const t = useText('people')
  return (
    <div className="rounded-card bg-studio px-6 py-10">
      <h2 className="display text-xl">{t('records.none')}</h2>
      <p className="mt-2 max-w-[34em] text-quiet">{t(isSelf ? 'records.noneOwn' : 'records.noneYet')}</p>
    </div>
  )
}

/** Looks as if the handle didn't exist, so that a blocked reader doesn't learn of the block. */
function Gone() {
  const t = useText('people')
  return (
    <div className="wrap pt-6">
      <Head title={t('gone.title')} />
      <EmptyState level="h1" title={t('gone.title')} text={t('gone.text')}>
        <ButtonLink to={urls.people()}>{t('own.people')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
