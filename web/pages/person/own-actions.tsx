import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const EditProfile = pressedPart(async () => (await import('./edit-profile.tsx')).EditProfile)
const LogRecord = pressedPart(async () => (await import('#web/features/profiles/log-record.tsx')).LogRecord)

/** The member's actions on their own profile. */
export function OwnActions({ onChange }: { onChange: () => Promise<void> }) {
  const t = useText('people')
  const [open, setOpen] = useState<'edit' | 'log' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <ButtonLink look="secondary" to={urls.people()} className="whitespace-nowrap max-md:hidden">
        {t('own.people')}
      </ButtonLink>
      <Button look="secondary" className="px-4! whitespace-nowrap" onClick={() => setOpen('edit')}>
        {t('own.edit')}
      </Button>
      <Button className="px-4! whitespace-nowrap" onClick={() => setOpen('log')}>
        {t('own.log')}
      </Button>
      {open === 'edit' && <EditProfile onClose={close} onSaved={onChange} />}
      {open === 'log' && <LogRecord onClose={close} onLogged={onChange} />}
    </>
  )
}
