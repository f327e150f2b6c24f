import { useEffect } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { NotInView } from '#web/features/view-as/not-in-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { type AsyncData, useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FollowedTags } from './followed-tags.tsx'
import { MutedWords } from './muted-words.tsx'
import { Reposts } from './reposts.tsx'

interface Lists {
  tags: ApiOutput<'GET /followed-tags'>
  words: ApiOutput<'GET /muted-words'>
  allowsReposts: boolean
}

/** Loads all lists together, so that nothing shifts. */
async function ask(): Promise<Lists> {
  const [tags, words, { allowsReposts }] = await Promise.all([
    signed('GET /followed-tags', {}),
    signed('GET /muted-words', {}),
    signed('GET /profile', {}),
  ])
  return { tags, words, allowsReposts }
}

/** What the feed includes besides people and clubs, and what it excludes. */
export function Component() {
  const t = useText('feed-settings')
  const status = useSessionStatus()
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(urls.feedSettings()), { replace: true })
  }, [isVisitor])
  const data = useAsyncData(status === 'authenticated' ? ask : null)
  return (
    <div className="wrap min-h-svh pt-5 md:pt-8">
      <Head title={t('title')} />
      <h1 tabIndex={-1} className="display text-2xl">
        {t('title')}
      </h1>
      {!isVisitor && (
        <NotInView isReady={status === 'authenticated'}>
          <Settings data={data} />
        </NotInView>
      )}
    </div>
  )
}

function Settings({ data: { value, error, busy, load, change } }: { data: AsyncData<Lists> }) {
  const t = useText('feed-settings')
  if (!value && error)
    return (
      <div className="mt-8 grid justify-items-start gap-3">
        <p>{t('failed')}</p>
        <Button look="secondary" busy={busy} onClick={() => void load()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!value) return <Skeleton className="mt-8 h-96" />
  return (
    <>
      <FollowedTags list={value.tags} change={(make) => change((before) => ({ ...before, tags: make(before.tags) }))} />
      <MutedWords list={value.words} change={(make) => change((before) => ({ ...before, words: make(before.words) }))} />
      <Reposts
        list={value.allowsReposts}
        change={(make) => change((before) => ({ ...before, allowsReposts: make(before.allowsReposts) }))}
      />
      <p className="mt-8 border-t border-line pt-4 text-quiet">
        <TextLink to={urls.people()}>{t('people')}</TextLink>
      </p>
    </>
  )
}
