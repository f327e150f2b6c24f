import { useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { ClubForm } from '#web/features/clubs/staff/club-form.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Founds a club. */
export function Component() {
  const t = useText('club-forms')
  const status = useSessionStatus()
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(urls.newClub()), { replace: true })
  }, [isVisitor])
  return (
    <div className="wrap min-h-svh max-w-[40rem] pt-5 md:pt-8">
      <Head title={t('new.title')} />
      <h1 tabIndex={-1} className="display text-2xl">
        {t('new.title')}
      </h1>
      <p className="mt-2 mb-6 text-quiet">{t('new.text')}</p>
      {status === 'authenticated' ? (
        <ClubForm
          action={t('new.found')}
          send={async (fields) => {
            const { slug, name } = await signed('POST /clubs', fields)
            toast('success', t('new.done', { name }))
            goTo(urls.club(slug))
          }}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}
