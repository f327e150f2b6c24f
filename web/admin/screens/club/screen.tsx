import { useCallback, useState } from 'react'
import type { StaffClubDetail } from '#contract/admin/clubs.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { urls } from '#contract/urls.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { ClubState } from '#web/admin/clubs/club-state.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { Facts } from './facts.tsx'
import { Members } from './members.tsx'
import { RestoreDialog, TakeDownDialog } from './decision-dialogs.tsx'

/** One club: its description, its members, and the moderators' decisions. */
export function Component() {
  const t = useText('admin-clubs')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/clubs/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('one')} back={adminUrls.clubs()} data={data}>
      {(club) => <Loaded club={club} onChange={(next) => data.change(() => next)} />}
    </LoadedScreen>
  )
}

function Loaded({ club, onChange }: { club: StaffClubDetail; onChange: (club: StaffClubDetail) => void }) {
  const t = useText('admin-clubs')
  const [open, setOpen] = useState(false)
  const { name, slug, state } = club
  const Dialog = state === 'open' ? TakeDownDialog : RestoreDialog
  const done = (next: StaffClubDetail) => {
    setOpen(false)
    onChange(next)
    toast('success', t(next.state === 'removed' ? 'takeDown.done' : 'restore.done', { name }))
  }
  return (
    <Screen
      title={name}
      back={adminUrls.clubs()}
      beside={<ClubState state={state} />}
      actions={
        state !== 'closed' && (
          <>
            {state === 'open' && club.visibility !== 'hidden' && (
              <ActionLink to={urls.club(slug)} reloadDocument>
                {t('view')}
              </ActionLink>
            )}
            <ActionButton look={state === 'open' ? 'bad' : 'ember'} onClick={() => setOpen(true)}>
              {t(state === 'open' ? 'takeDown.open' : 'restore.open')}
            </ActionButton>
          </>
        )
      }
    >
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-10 border-t border-line px-4 py-6 md:px-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Facts club={club} />
        <Members club={club} />
      </div>
      {open && <Dialog club={club} onClose={() => setOpen(false)} onDone={done} />}
    </Screen>
  )
}
