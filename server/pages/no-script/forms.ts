import type { Call } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { toRefusal } from '#server/http/errors.ts'
import type { PostedForm } from '#server/pages/posted-forms.ts'
import { cartForm } from './cart-form.ts'
import { checkoutForm } from './checkout-form.ts'
import { signInForm } from './sign-in-form.ts'

/** Redirects to the sign-in page if the session has ended meanwhile. */
const withSession = ({ path, submit }: PostedForm): PostedForm => ({
  path,
  submit: async (fields, sent) => {
    try {
      return await submit(fields, sent)
    } catch (error) {
      if (toRefusal(error)?.status !== 401 || sent.cookies.get('session') === undefined) throw error
      sent.cookies.remove('session')
      return urls.signIn(path)
    }
  },
})

/** The forms for buying and signing in without JavaScript, which are in the <noscript> of their pages. */
export const noScriptForms = (callFrom: (address: string) => Call, now: () => number): PostedForm[] => [
  withSession(cartForm(callFrom)),
  withSession(checkoutForm(callFrom)),
  signInForm(callFrom, now),
]
