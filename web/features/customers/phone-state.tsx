import { useText } from '#web/lib/text.ts'
import { Tag } from '#web/ui/tag.tsx'

/** Whether a phone number was verified by a code. Until then it can't be used to sign in. Needs the group "my-account". */
export function PhoneState({ verified }: { verified: boolean }) {
  const t = useText('my-account')
  return <Tag tone={verified ? 'good' : 'warn'}>{t(verified ? 'phone.verified' : 'phone.notVerified')}</Tag>
}
