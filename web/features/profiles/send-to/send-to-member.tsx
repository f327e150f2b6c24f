import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Person } from '#contract/people.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { FindPerson, PersonLabel } from '../find-person.tsx'

export interface SendToMemberProps {
  /** A product, or the URL of a page of the shop, which the message shows as a card. */
  what: { productId: string } | { address: string }
  onClose: () => void
}

/** Sends something to a member as a message: asks for the recipient and a comment. Needs the group "send-to". */
export function SendToMember({ what, onClose }: SendToMemberProps) {
  const t = useText('send-to')
  const [person, setPerson] = useState<Person | null>(null)
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {person ? (
        <Write what={what} to={person} onBack={() => setPerson(null)} onClose={onClose} />
      ) : (
        <FindPerson
          title={t('title')}
          renderRow={(one, look, shown) => (
            <button type="button" className={look} onClick={() => setPerson(one)}>
              {shown}
            </button>
          )}
        />
      )}
    </Dialog>
  )
}

interface WriteProps extends SendToMemberProps {
  to: Person
  onBack: () => void
}

function Write({ what, to, onBack, onClose }: WriteProps) {
  const t = useText('send-to')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const keyOf = useIdempotencyKey()
  const { handle, name } = to
  const room = limits.message.text - ('address' in what ? what.address.length + 1 : 0)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = (new FormData(event.currentTarget).get('text') as string).trim()
    const message =
      'address' in what ? { text: [words, what.address].filter(Boolean).join('\n') } : { text: words, productId: what.productId }
    const input = { handle, ...message }
    void run(async () => {
      await signed('POST /people/:handle/messages', input, { idempotencyKey: keyOf(input) })
      onClose()
      toast('success', t('sent', { name }), { label: t('view'), run: () => goTo(urls.messages(handle)) })
    })
  }
  return (
    <form onSubmit={send} className="grid min-h-0 gap-4 overflow-y-auto p-5">
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <div className="flex items-center gap-3">
        <PersonLabel person={to} />
      </div>
      <TextArea
        name="text"
        label={t('message')}
        maxLength={room}
        rows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next step of what was pressed
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="grow">
          {t('send')}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {t('other')}
        </Button>
      </div>
    </form>
  )
}
