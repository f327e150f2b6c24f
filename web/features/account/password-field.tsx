import { type ComponentProps, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** A password that can be looked at. Needs the group "login". */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'after'>) {
  const t = useText('login')
  const [shown, setShown] = useState(false)
  const after = (
    <IconButton label={shown ? t('hide') : t('show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
      <Icon name={shown ? 'eyeOff' : 'eye'} />
    </IconButton>
  )
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      mark={t('required')}
      after={after}
    />
  )
}
