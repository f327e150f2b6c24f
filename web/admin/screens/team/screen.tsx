import { useState } from 'react'
import type { Team } from '#contract/admin/staff.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
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
  const data = useAsyncData(loadTeam)
  const [inviting, setInviting] = useState(false)
  const show = (next: Team) => data.change(() => next)
  return (
    <Screen
      title={t('title')}
      actions={
        <ActionButton look="ember" onClick={() => setInviting(true)}>
          {t('invite.button')}
        </ActionButton>
      }
    >
      <Loaded data={data} bones={['h-9', 'h-9', 'h-9', 'h-9']} failed={t('failed')}>
        {(team) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-4 py-6 md:px-8">
            <Members team={team} onChange={show} />
            <Roles team={team} onChange={show} />
          </div>
        )}
      </Loaded>
      {inviting && data.value && (
        <InviteDialog
          roles={data.value.roles}
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
