import { type FormEvent, useState } from 'react'
import type { SavedAddress } from '#contract/customers/addresses.ts'
import { urls } from '#contract/urls.ts'
import { changeAddress } from '#web/features/customers/addresses/save-address.ts'
import { formatPlace, fullNameOf } from '#web/features/customers/addresses/format-address.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'

interface ChooseDefaultProps {
  addresses: SavedAddress[]
  open: boolean
  onClose: () => void
}

/** Makes one of the saved addresses the default. */
export function ChooseDefault({ addresses, open, onClose }: ChooseDefaultProps) {
  const t = useText('my-account')
  return (
    <Dialog open={open} title={t('overview.address.choose')} onClose={onClose}>
      <Choice addresses={addresses} onDone={onClose} />
    </Dialog>
  )
}

function Choice({ addresses, onDone }: { addresses: SavedAddress[]; onDone: () => void }) {
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  const [chosen, setChosen] = useState(addresses[0]?.id ?? '')
  const { busy, error, run } = useAction()

  async function save(): Promise<void> {
    if (chosen === addresses[0]?.id) return onDone()
    await changeAddress({ id: chosen, isDefault: true })
    toast('success', t('overview.address.changed'))
    onDone()
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run(save)
  }
  return (
    <form method="post" onSubmit={onSubmit} className="flex min-h-0 grow flex-col">
      <div role="radiogroup" aria-label={t('overview.address.choose')} className="min-h-0 grow overflow-y-auto p-5">
        {addresses.map((address) => (
          <RadioCard
            key={address.id}
            name="default-address"
            value={address.id}
            checked={address.id === chosen}
            onChange={() => setChosen(address.id)}
            title={fullNameOf(address)}
            text={formatPlace(address)}
          />
        ))}
      </div>
      <div className="grid gap-2 border-t border-line p-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <Button type="submit" busy={busy}>
          {t('overview.address.use')}
        </Button>
        <TextLink to={urls.addresses()} className="inline-flex min-h-11 items-center justify-self-center text-sm">
          {t('overview.address.all')}
        </TextLink>
      </div>
    </form>
  )
}
