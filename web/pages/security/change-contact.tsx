import { useState } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { CodeForm } from '#web/features/auth/codes/code-form.tsx'
import { loadCustomer, signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { ContactRequestForm } from './contact-request-form.tsx'
import type { ContactKind, ContactRequest } from './schema.ts'
import { Panel } from './panel-form.tsx'

interface ChangeContactProps {
  kind: ContactKind
  customer: Customer
  /** An address of the account that only needs verification. */
  known?: string | null
  onClose: () => void
}

/** Two steps: the new address with the password, then the code sent there. The request stays in memory, as it contains a password. */
export function ChangeContact({ kind, customer, known = null, onClose }: ChangeContactProps) {
  const t = useText('my-account')
  const [sent, setSent] = useState<ContactRequest | null>(null)
  const [verifying, setVerifying] = useState(false)

  const sendCode = (request: ContactRequest) => signed('POST /user/change-contact/send-otp', request)
  async function verify(request: ContactRequest, otp: string): Promise<void> {
    await signed('POST /user/change-contact/verify-otp', { [kind]: request[kind], otp })
    await loadCustomer()
    toast('success', t(`security.contact.${kind}.changed`))
    onClose()
  }

  if (sent && verifying)
    return (
      <Panel>
        <p className="mb-5 wrap-anywhere">{t('security.contact.sent', { to: sent[kind] ?? '' })}</p>
        <CodeForm
          action={t(`security.contact.${kind}.confirm`)}
          verify={(code) => verify(sent, code)}
          resend={() => sendCode(sent)}
          onChange={() => setVerifying(false)}
        />
      </Panel>
    )
  return (
    <Panel>
      <ContactRequestForm
        kind={kind}
        customer={customer}
        known={sent ?? (known === null ? null : { [kind]: known, password: '' })}
        isKnown={known !== null}
        send={async (request) => {
          await sendCode(request)
          setSent(request)
          setVerifying(true)
        }}
        onCancel={onClose}
      />
    </Panel>
  )
}
