import { useState } from 'react'
import type { Team } from '#contract/admin/staff.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { Members } from './members.tsx'
import { Roles } from './roles.tsx'

const loadTeam = () => staff('GET /admin/team', {})

/** The team, and the permissions of each role. */
export function Component() {
  const t = useText('admin-team')
  const common = useText('admin')
  const errorMessage = useErrorMessage()
  const { value, error, load, change } = useAsyncData(loadTeam)
  const [inviting, setInviting] = useState(false)
  const show = (next: Team) => change(() => next)
  return (
    <Screen
      title={t('title')}
      actions={
        <ActionButton look="ember" onClick={() => setInviting(true)}>
          {t('invite.button')}
        </ActionButton>
      }
    >
      {value && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-4 py-6 md:px-8">
          <Members team={value} onChange={show} />
          <Roles team={value} onChange={show} />
        </div>
      )}
      {!value && !error && (
        <div role="status" className="grid gap-3 px-4 py-6 md:px-8">
          <span className="sr-only">{common('loading')}</span>
          {['w-full', 'w-11/12', 'w-10/12', 'w-9/12'].map((width) => (
            <Skeleton key={width} className={`h-9 ${width}`} />
          ))}
        </div>
      )}
      {!value && error !== null && (
        <Notice title={t('failed')} text={errorMessage(error)}>
          <ActionButton onClick={() => void load()}>{common('retry')}</ActionButton>
        </Notice>
      )}
      {inviting && value && (
        <InviteDialog
          roles={value.roles}
          onClose={() => setInviting(false)}
          onDone={(next) => {
            setInviting(false)
            show(next)
          }}
        />
      )}
    </Screen>
  )
}
