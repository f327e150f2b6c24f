import { useState } from 'react'
import type { Story } from '#contract/stories.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Ago } from '#web/features/posts/ago.tsx'
import { PostIcon } from '#web/features/posts/post-icon.tsx'
import { Block, Report } from '#web/features/report-content/report.tsx'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import type { Paused } from './use-paused.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const DeleteStory = pressedPart(async () => (await import('./delete-story.tsx')).DeleteStory)

interface SceneHeadProps {
  story: Story
  isOwn: boolean
  paused: Paused
  onDrop: (gone: (story: Story) => boolean) => void
  onShare?: (() => void) | undefined
  onClose: () => void
}

/** The header of a story: its owner and its actions. */
export function SceneHead({ story, isOwn, paused, onDrop, onShare, onClose }: SceneHeadProps) {
  const t = useText('stories')
  const { id, user, createdAt, audience, removedReason } = story
  const [asking, setAsking] = useState<'report' | 'block' | 'delete' | null>(null)
  const ask = (what: typeof asking) => {
    paused.cover(what !== null)
    setAsking(what)
  }
  const ofPerson = (one: Story) => one.user.id === user.id
  async function mute(): Promise<void> {
    try {
      await signed('PUT /people/:handle/mute', { handle: user.handle })
      toast('success', t('menu.muted', { name: user.name }))
      onDrop(ofPerson)
    } catch (error) {
      toastError(error)
    }
  }
  const items: MenuItem[] = isOwn
    ? [
        ...(onShare ? [{ label: t('menu.add'), onChoose: onShare }] : []),
        { label: t('menu.archive'), to: urls.stories() },
        { label: t('menu.delete'), danger: true, onChoose: () => ask('delete') },
      ]
    : [
        { label: t('menu.mute', { name: user.name }), onChoose: () => void mute() },
        { label: t('menu.block', { name: user.name }), onChoose: () => ask('block') },
        { label: t('menu.report'), danger: true, onChoose: () => ask('report') },
      ]
  return (
    <div className="flex items-center gap-2.5">
      <Link to={urls.person(user.handle)} className="flex min-h-11 min-w-0 grow items-center gap-2.5">
        <Avatar name={user.name} url={user.avatar} className="size-10!" />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{user.name}</span>
          <span className="block truncate text-sm">
            {removedReason === null ? <Ago time={createdAt} /> : t('removed')}
            {audience === 'followers' && ` · ${t('followers')}`}
          </span>
        </span>
      </Link>
      <IconButton label={t(paused.isPaused ? 'play' : 'pause')} className="story-pause" onClick={paused.toggle}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-5">
          <path d={paused.isPaused ? 'M8 5.500v13l10.500-6.500Z' : 'M9 5.500v13m6-13v13'} />
        </svg>
      </IconButton>
      <Menu label={t('menu.label')} groups={[{ items }]}>
        {(trigger) => (
          <IconButton label={t('menu.of', { name: user.name })} className="story-button" {...trigger}>
            <PostIcon name="more" />
          </IconButton>
        )}
      </Menu>
      <IconButton label={t('close')} className="story-button -me-1.5" onClick={onClose}>
        <Icon name="close" />
      </IconButton>
      {asking === 'report' && (
        <Report
          what={{ kind: 'story', id, handle: user.handle, name: user.name }}
          onClose={() => ask(null)}
          onHide={() => onDrop(ofPerson)}
        />
      )}
      {asking === 'block' && <Block person={user} onClose={() => ask(null)} onBlocked={() => onDrop(ofPerson)} />}
      {asking === 'delete' && <DeleteStory id={id} onClose={() => ask(null)} onDeleted={() => onDrop((one) => one.id === id)} />}
    </div>
  )
}
