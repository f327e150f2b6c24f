import type { Club } from '#contract/clubs/clubs.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { mayInClub } from '../may.ts'
import { CloseClub } from './close-club.tsx'
import { ClubForm } from './club-form.tsx'

/** A dialog that edits a club's description and settings. */
export function EditClub({ club, onClose, onSaved }: { club: Club; onClose: () => void; onSaved: (club: Club) => void }) {
  const t = useText('club-forms')
  return (
    <Dialog open title={t('edit.title')} place="side" onClose={onClose}>
      <div className="min-h-0 grow overflow-y-auto p-5">
        <ClubForm
          club={club}
          action={t('edit.save')}
          send={async ({ acceptDisclaimer: _, ...fields }) => {
            onSaved(await signed('PATCH /clubs/:slug', { slug: club.slug, ...fields }))
            toast('success', t('edit.saved'))
            onClose()
          }}
        />
        {mayInClub(club, 'close') && <CloseClub club={club} />}
      </div>
    </Dialog>
  )
}
