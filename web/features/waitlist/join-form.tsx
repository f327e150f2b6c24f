import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { inputShape } from '#web/ui/field.tsx'
import { localPath } from '#web/lib/locale-path.ts'

/** The two lists that only need an email, by the key of their texts. */
export type MailingList = 'waitlist' | 'newsletter'

interface JoinFormProps {
  list?: MailingList
  email?: string
  /** The error message. */
  problem?: string | null
}

/** The email field and a button; works without script. */
export function JoinForm({ list = 'waitlist', email = '', problem = null }: JoinFormProps) {
  const t = useText('landing')
  return (
    <form method="post" action={localPath(`/${list}`)} className="mt-8 max-w-[34rem]">
      <label htmlFor="email" className="mb-1.5 block text-sm font-medium">
        {t(`${list}.email`)}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="email"
          type="email"
          name="email"
          required
          maxLength={limits.email.max}
          autoComplete="email"
          defaultValue={email}
          placeholder={t(`${list}.placeholder`)}
          aria-invalid={problem ? true : undefined}
          aria-describedby="email-note"
          className={`${inputShape} grow basis-60`}
        />
        <Button type="submit" className="grow md:grow-0">
          {t(`${list}.join`)}
        </Button>
      </div>
      <p id="email-note" role={problem ? 'alert' : undefined} className={`mt-2 text-sm ${problem ? 'font-medium text-bad' : ''}`}>
        {problem ?? t(`${list}.privacy`)}
      </p>
    </form>
  )
}
