import { useSession } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'

/** A small notice while the shop doesn't answer a signed-in customer. It covers a corner and shifts nothing. */
export function Offline() {
  const t = useText('common')
  const offline = useSession((session) => session.offline)
  return (
    <div role="status" className="offline pointer-events-none fixed inset-x-4 bottom-20 z-20 md:end-auto md:bottom-4">
      {offline && (
        <p className="mx-auto flex w-fit items-center gap-2.5 rounded-full bg-ink px-4 py-2 text-sm text-ground shadow-float">
          <span aria-hidden="true" className="size-2 rounded-full bg-volt" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
