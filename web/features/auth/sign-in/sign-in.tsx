import { type ComponentProps, type ComponentType, useState } from 'react'
import { loadRequestLink } from '#web/features/auth/sign-in-link/load-request-link.ts'
import type { RequestLink as RequestLinkForm } from '#web/features/auth/sign-in-link/request-link.tsx'
import { toastShopUnreachable } from '#web/lib/unreachable.ts'
import { OtherMethods } from './other-methods.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'
import type { SignInValues } from './use-sign-in-form.ts'
import type { SignInMethods } from './sign-in-methods.ts'

/** Every sign-in method, then the second factor if there is one. Used on the page and in the dialog. Needs the group "sign-in". */
export function SignIn({ flow, methods, next }: { flow: SignInFlow; methods: SignInMethods; next: string | undefined }) {
  const [typed, setTyped] = useState<Partial<SignInValues>>({})
  const [RequestLink, setRequestLink] = useState<ComponentType<ComponentProps<typeof RequestLinkForm>> | null>(null)
  const { challenge } = flow
  if (challenge) return <challenge.Form flow={flow} challenge={challenge} />
  if (RequestLink) return <RequestLink email={emailIn(typed)} onBack={() => setRequestLink(null)} />
  const requestLink = async (contact: string): Promise<void> => {
    setTyped({ contact })
    const loaded = await loadRequestLink()
    setRequestLink(() => loaded)
  }
  return (
    <>
      <SignInForm
        flow={flow}
        typed={typed}
        onTyped={setTyped}
        onRequestLink={(contact) => void requestLink(contact).catch(toastShopUnreachable)}
        next={next}
      />
      <OtherMethods flow={flow} methods={methods} next={next} />
    </>
  )
}

const emailIn = ({ contact = '' }: Partial<SignInValues>): string => (contact.includes('@') ? contact : '')
