import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PeopleForm } from './people-form.tsx'

interface AddPeopleProps {
  id: string
  onChange: () => void
  onClose: () => void
}

/** Adds people to a group, or invites them. Needs the groups "group-forms" and "send-to". */
export function AddPeople({ id, onChange, onClose }: AddPeopleProps) {
  const t = useText('group-forms')
  return (
    <Dialog open title={t('add.title')} onClose={onClose}>
      <PeopleForm
        title={t('add.title')}
        action={t('add.action')}
        onSubmit={async (people) => {
          const { added, invited } = await signed('POST /groups/:id/members', { id, people: people.map(({ handle }) => handle) })
          const done = [added > 0 && t('add.added', { count: added }), invited > 0 && t('add.invited', { count: invited })]
          toast('success', done.filter(Boolean).join(' ') || t('add.nobody'))
          onChange()
          onClose()
        }}
      />
    </Dialog>
  )
}
