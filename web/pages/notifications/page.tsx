import { useEffect, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { NotInView } from '#web/features/view-as/not-in-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { NotificationsSkeleton, Notifications } from './notifications.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const Settings = pressedPart(async () => (await withText(['notification-settings'], import('./settings.tsx'))).Settings)

/** The member's notifications. */
export function Component() {
  const t = useText('people')
  const status = useSessionStatus()
  const [query] = useSearchParams()
  const [open, setOpen] = useState(query.has('settings'))
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(query.has('settings') ? urls.notificationSettings() : urls.notifications()), { replace: true })
  }, [isVisitor, query])
  return (
    <div className="wrap min-h-svh max-w-[44rem] pt-5 md:pt-8 lg:max-w-[64rem]">
      <Head title={t('notifications.title')} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h1 tabIndex={-1} className="display min-w-0 text-2xl">
          {t('notifications.title')}
        </h1>
        <TextButton data-replay="" onClick={() => setOpen(true)}>
          {t('notifications.settings')}
        </TextButton>
      </div>
      {status === 'authenticated' ? (
        <NotInView>
          <Notifications />
        </NotInView>
      ) : (
        <NotificationsSkeleton />
      )}
      {open && status === 'authenticated' && <Settings onClose={() => setOpen(false)} />}
    </div>
  )
}
