import { type ComponentProps, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from './button.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'after'>) {
  const t = useText('common')
  const [shown, setShown] = useState(false)
  const after = (
    <IconButton label={t(shown ? 'password.hide' : 'password.show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
      <Icon name={shown ? 'eyeOff' : 'eye'} />
    </IconButton>
  )
  return <Field autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} type={shown ? 'text' : 'password'} after={after} />
}
