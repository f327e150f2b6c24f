import { useText } from '#web/lib/text.ts'
import { strengthOf, strengths } from './strength.ts'

const colors = { weak: 'bg-warn', good: 'bg-good', strong: 'bg-good' }

/** The strength of a new password, in a word. Its height is constant, so nothing moves when typing starts. Needs the group "sign-in". */
export function PasswordStrength({ password, own }: { password: string; own?: readonly string[] }) {
  const t = useText('sign-in')
  const strength = password === '' ? null : strengthOf(password, own)
  const reached = strength === null ? 0 : strengths.indexOf(strength) + 1
  return (
    <div className="-mt-3 flex h-5 items-center gap-3 text-sm text-quiet">
      <div aria-hidden="true" className="grid w-24 grid-cols-3 gap-1">
        {strengths.map((step, index) => (
          <span key={step} className={`h-1 rounded-full ${strength && index < reached ? colors[strength] : 'bg-line'}`} />
        ))}
      </div>
      <p role="status">
        {strength && (
          <>
            <span className="sr-only">{t('strength.label')} </span>
            {t(`strength.${strength}`)}
          </>
        )}
      </p>
    </div>
  )
}
