import { useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { FollowButton } from '#web/features/profiles/follow-button.tsx'
import { PersonRow } from '#web/features/profiles/person-row.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

type Listed = ApiOutput<'GET /suggested-people'>['items'][number]

const loadPeople = () => signed('GET /suggested-people', { limit: 4 })
const shown = 3

/** Suggestions of people to follow, without this person. */
export function Suggested({ except }: { except: string }) {
  const t = useText('people')
  const { value } = useAsyncData(loadPeople)
  const people = value?.items.filter(({ handle }) => handle !== except).slice(0, shown) ?? []
  if (people.length === 0) return null
  return (
    <section aria-labelledby="person-suggested">
      <h2 id="person-suggested" className="text-sm font-semibold">
        {t('aside.suggested')}
      </h2>
      <ul className="mt-1">
        {people.map((one) => (
          <Row key={one.id} person={one} />
        ))}
      </ul>
    </section>
  )
}

function Row({ person }: { person: Listed }) {
  const [relation, setRelation] = useState(person.relation)
  return (
    <PersonRow person={person}>
      <FollowButton person={person} relation={relation} onChange={setRelation} quiet />
    </PersonRow>
  )
}
