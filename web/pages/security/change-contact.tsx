import { useState } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { CodeForm } from '#web/features/auth/codes/code-form.tsx'
import { loadCustomer, signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { AskContact } from './contact-request-form.tsx'
import type { ContactKind, ContactRequest } from './schema.ts'
import { Panel } from './panel-form.tsx'

interface ChangeContactProps {
  kind: ContactKind
  customer: Customer
  onClose: () => void
}

/** Two steps: the new address and the password, then the code that was sent there. The request lives in memory only, since it holds a password. */
export function ChangeContact({ kind, customer, onClose }: ChangeContactProps) {
  const t = useText('myAccount')
  const [sent, setSent] = useState<ContactRequest | null>(null)
  const [proving, setProving] = useState(false)

  const ask = (request: ContactRequest) => signed('POST /user/change-contact/send-otp', request)
  async function prove(request: ContactRequest, otp: string): Promise<void> {
    await signed('POST /user/change-contact/verify-otp', { [kind]: request[kind], otp })
    await loadCustomer()
    toast('success', t(`security.contact.${kind}.changed`))
    onClose()
  }

  if (sent && proving)
    return (
      <Panel>
        <p className="mb-5 wrap-anywhere">{t('security.contact.sent', { to: sent[kind] ?? '' })}</p>
        <CodeForm
          action={t(`security.contact.${kind}.confirm`)}
          prove={(code) => prove(sent, code)}
          resend={() => ask(sent)}
          onChange={() => setProving(false)}
        />
      </Panel>
    )
  return (
    <Panel>
      <AskContact
        kind={kind}
        customer={customer}
        known={sent}
        send={async (request) => {
          await ask(request)
          setSent(request)
          setProving(true)
        }}
        onCancel={onClose}
      />
    </Panel>
  )
}
