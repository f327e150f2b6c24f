import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Audience, Post } from '#contract/post.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { CaptionsField } from '#web/features/media/lazy-captions-field.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { putPosts } from './store.ts'
import { Names } from './typing/names.tsx'
import { useCaretAtEnd } from './typing/use-caret-at-end.ts'

const audiences = ['public', 'followers', 'me'] as const satisfies readonly Audience[]

/** Edits the text and audience of the member's own post, and the captions of its video, in place. Needs the group "ui". */
export function EditPost({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useText('posts')
  const errorMessage = useErrorMessage()
  const [audience, setAudience] = useState<Audience>(post.audience)
  const { busy, error, run } = useAction()
  const film = post.media.find(({ video }) => video)
  const field = useRef<HTMLTextAreaElement>(null)
  useCaretAtEnd(field)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text') as string
    void run(async () => {
      putPosts([await signed('PATCH /post/:id', { id: post.id, text, ...(audience !== post.audience && { audience }) })])
      onDone()
    })
  }
  return (
    <form onSubmit={send} className="post-part grid gap-3 py-3">
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever chose to edit wants to type */}
      <TextArea ref={field} name="text" label={t('edit.label')} defaultValue={post.text} maxLength={limits.post.text} autoFocus />
      <Names field={field} postId={post.id} />
      {film?.video && (
        <CaptionsField poster={film.url} video={film.video} onChange={(video) => putPosts([{ ...post, media: [{ ...film, video }] }])} />
      )}
      {post.club === null && (
        <Select
          label={t('edit.audience')}
          value={audience}
          options={audiences.map((value) => ({ value, name: t(`audience.${value}`) }))}
          onChange={({ currentTarget }) => setAudience(audiences.find((one) => one === currentTarget.value) ?? 'public')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('edit.save')}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  )
}
