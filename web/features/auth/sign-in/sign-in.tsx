import { useState } from 'react'
import { OtherWays } from './other-methods.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { Entry } from './use-sign-in-flow.ts'
import type { TypedSignIn } from './use-sign-in-form.ts'
import type { Ways } from './sign-in-methods.ts'

/** Every way in, and the second question where there is one: on its page and in the dialog. Needs the group "login". */
export function SignIn({ entry, ways, next }: { entry: Entry; ways: Ways; next: string | undefined }) {
  const [typed, setTyped] = useState<Partial<TypedSignIn>>({})
  const { question } = entry
  if (question) return <question.Form entry={entry} question={question} />
  return (
    <>
      <SignInForm entry={entry} typed={typed} onTyped={setTyped} next={next} />
      <OtherWays entry={entry} ways={ways} next={next} />
    </>
  )
}
