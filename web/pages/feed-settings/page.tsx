import { useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { FollowedTags } from './followed-tags.tsx'
import { MutedWords } from './muted-words.tsx'

/** What comes into one's feed besides people and clubs, and what stays out. */
export function Component() {
  const t = useText('feed-settings')
  const status = useSessionStatus()
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(urls.feedSettings()), { replace: true })
  }, [isVisitor])
  return (
    <div className="wrap min-h-svh max-w-[44rem] pt-5 md:pt-8">
      <Head title={t('title')} />
      <h1 tabIndex={-1} className="display text-2xl">
        {t('title')}
      </h1>
      {!isVisitor && (
        <>
          <FollowedTags isReady={status === 'authenticated'} />
          <MutedWords isReady={status === 'authenticated'} />
          <p className="mt-8 border-t border-line pt-4 text-quiet">
            <TextLink to={urls.people()}>{t('people')}</TextLink>
          </p>
        </>
      )}
    </div>
  )
}
