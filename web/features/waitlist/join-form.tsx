import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { inputShape } from '#web/ui/field.tsx'
import { localPath } from '#web/lib/locale-path.ts'

interface JoinFormProps {
  email?: string
  /** What is wrong. */
  problem?: string | null
}

/** The email and a button; it works without script. */
export function JoinForm({ email = '', problem = null }: JoinFormProps) {
  const t = useText('landing')
  return (
    <form method="post" action={localPath(urls.waitlist())} className="mt-8 max-w-[34rem]">
      <label htmlFor="email" className="mb-1.5 block text-sm font-medium">
        {t('waitlist.email')}
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
          placeholder={t('waitlist.placeholder')}
          aria-invalid={problem ? true : undefined}
          aria-describedby="email-note"
          className={`${inputShape} grow basis-60`}
        />
        <Button type="submit" className="grow md:grow-0">
          {t('waitlist.join')}
        </Button>
      </div>
      <p id="email-note" role={problem ? 'alert' : undefined} className={`mt-2 text-sm ${problem ? 'font-medium text-bad' : ''}`}>
        {problem ?? t('waitlist.privacy')}
      </p>
    </form>
  )
}
