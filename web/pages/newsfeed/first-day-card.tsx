import { ClubsToJoin, largestClubs } from '#web/features/clubs/clubs-to-join.tsx'
import { type SuggestedPerson, SuggestedPeople, suggestedPeople } from '#web/features/posts/feed/people-to-follow.tsx'
import { useText } from '#web/lib/text.ts'

type Suggestions = Awaited<ReturnType<typeof suggest>>

/** What a new member is suggested: people to follow and clubs to join. What can't be loaded is left out. */
export async function suggest() {
  const [people, clubs] = await Promise.allSettled([suggestedPeople(), largestClubs()])
  return {
    people: people.status === 'fulfilled' ? people.value.items : [],
    clubs: clubs.status === 'fulfilled' ? clubs.value.items : [],
  }
}

interface FirstDayCardProps extends Suggestions {
  onFollow: (handle: string, relation: SuggestedPerson['relation']) => void
}

export function FirstDayCard({ people, clubs, onFollow }: FirstDayCardProps) {
  const t = useText('posts')
  return (
    <div className="post post-part py-5 empty:hidden">
      <SuggestedPeople title={t('firstDay.title')} text={t('firstDay.text')} people={people} onFollow={onFollow} />
      <ClubsToJoin clubs={clubs} />
    </div>
  )
}
