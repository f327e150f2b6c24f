import { urls } from '#contract/urls.ts'
import { FindPerson } from '#web/features/profiles/find-person.tsx'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'

/** Finds a person to write to. Needs the group "send-to". */
export function NewMessage({ onClose }: { onClose: () => void }) {
  const t = useText('messages')
  return (
    <Dialog open title={t('find.title')} onClose={onClose}>
      <FindPerson
        title={t('find.title')}
        renderRow={({ handle }, look, shown) => (
          <Link to={urls.messages(handle)} onClick={onClose} className={look}>
            {shown}
          </Link>
        )}
      />
    </Dialog>
  )
}
