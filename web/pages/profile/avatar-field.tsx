import { useState } from 'react'
import { signed, updateCustomer } from '#web/features/auth/session/session.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import type { ChosenPicture } from '#web/features/media/use-picture-uploads.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { TextButton } from '#web/ui/text-button.tsx'

/** Changes the profile picture. It's saved immediately, outside the form. */
export function AvatarField({ hasAvatar }: { hasAvatar: boolean }) {
  const t = useText('my-account')
  const [open, setOpen] = useState(false)

  async function save(avatar: string | null): Promise<void> {
    setOpen(false)
    try {
      await updateCustomer(signed('PATCH /user', { avatar }))
      toast('success', t(avatar === null ? 'profile.avatar.removed' : 'profile.avatar.saved'))
    } catch (error) {
      toastError(error)
    }
  }
  const onChange = ([picture]: ChosenPicture[]) => {
    if (picture) void save(picture.url)
  }
  if (open) return <PicturePicker feature="avatar" shape="square" onChange={onChange} />
  return (
    <div className="-mt-3 flex flex-wrap gap-x-5">
      <TextButton onClick={() => setOpen(true)}>{t(hasAvatar ? 'profile.avatar.change' : 'profile.avatar.add')}</TextButton>
      {hasAvatar && <TextButton onClick={() => void save(null)}>{t('profile.avatar.remove')}</TextButton>}
    </div>
  )
}
