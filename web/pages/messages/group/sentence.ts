import type { GroupMessage } from '#contract/groups.ts'
import type { Translate } from '#web/lib/text.ts'

type Happened = Pick<GroupMessage, 'author' | 'event' | 'isMine'>

/** What happened in a group as a sentence, for the reader with this id. */
export function sentenceOf({ author, event, isMine }: Happened, ownId: string | undefined, t: Translate<'groups'>): string {
  if (event === null) return ''
  const { kind, person } = event
  const texts = { name: isMine ? t('you') : author.name, person: person?.name ?? '', title: event.name ?? '' }
  if (kind === 'demoted' && person?.id === author.id) return t('event.demotedSelf', texts)
  if (kind === 'succeeded') return t(isMine ? 'event.succeededYou' : 'event.succeeded', texts)
  const isAboutMe = ownId !== undefined && person?.id === ownId
  if (isAboutMe && (kind === 'added' || kind === 'promoted' || kind === 'demoted')) return t(`event.${kind}You`, texts)
  return t(`event.${kind}`, texts)
}
