import { useState } from 'react'
import { OtherMethods } from './other-methods.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'
import type { SignInValues } from './use-sign-in-form.ts'
import type { SignInMethods } from './sign-in-methods.ts'

/** Every sign-in method, then the second factor if there is one: on its page and in the dialog. Needs the group "login". */
export function SignIn({ flow, methods, next }: { flow: SignInFlow; methods: SignInMethods; next: string | undefined }) {
  const [typed, setTyped] = useState<Partial<SignInValues>>({})
  const { challenge } = flow
  if (challenge) return <challenge.Form flow={flow} challenge={challenge} />
  return (
    <>
      <SignInForm flow={flow} typed={typed} onTyped={setTyped} next={next} />
      <OtherMethods flow={flow} methods={methods} next={next} />
    </>
  )
}
