import { useCallback } from 'react'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'

/** Followers of a person whom the reader follows; nothing if there are none. */
export function Mutual({ handle }: { handle: string }) {
  const t = useText('people')
  const ask = useCallback(() => signed('GET /people/:handle/mutual-followers', { handle }), [handle])
  const { value } = useAsyncData(ask)
  if (!value || value.total === 0) return null
  const { items, total } = value
  const names = items.slice(0, 2).map(({ name }) => name)
  const more = total - names.length
  return (
    <p className="flex items-center gap-2 text-sm text-quiet">
      <span className="flex">
        {items.map(({ id, name, avatar }) => (
          <Avatar key={id} name={name} url={avatar} size="small" className="ring-2 ring-ground not-first:-ms-2" />
        ))}
      </span>
      <span>
        {more > 0 ? t('aside.mutualMore', { names: names.join(', '), count: more }) : t('aside.mutual', { names: names.join(', ') })}
      </span>
    </p>
  )
}
