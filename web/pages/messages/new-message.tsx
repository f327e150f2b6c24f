import { urls } from '#contract/urls.ts'
import { FindPerson } from '#web/features/profiles/find-person.tsx'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** Finds a person to write to; or leads to a new group. Needs the group "send-to". */
export function NewMessage({ onGroup, onClose }: { onGroup: () => void; onClose: () => void }) {
  const t = useText('messages')
  return (
    <Dialog open title={t('find.title')} onClose={onClose}>
      <div className="px-5 pt-5">
        <Button look="secondary" className="w-full" onClick={onGroup}>
          <Icon name="people" />
          {t('find.group')}
        </Button>
      </div>
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
