import { useSession } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'

/** A notice while the shop doesn't answer a signed-in customer: in a corner, or below everything on phones and tablets (theme.css). */
export function Offline() {
  const t = useText('common')
  const offline = useSession((session) => session.offline)
  return (
    <div role="status" className="offline pointer-events-none fixed bottom-0 z-20 max-lg:inset-x-0 lg:start-4 lg:bottom-4">
      {offline && (
        <p className="flex items-center gap-2.5 bg-ink px-4 text-ground text-xs max-lg:h-(--offline) max-lg:justify-center lg:w-fit lg:rounded-full lg:py-2 lg:text-sm lg:shadow-float">
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-volt" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
