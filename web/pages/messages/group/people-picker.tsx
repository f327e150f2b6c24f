import type { Person } from '#contract/people.ts'
import { FindPerson } from '#web/features/profiles/find-person.tsx'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface PeoplePickerProps {
  title: string
  chosen: Person[]
  onChange: (chosen: Person[]) => void
}

/** Chooses several members. Needs the groups "group-forms" and "send-to". */
export function PeoplePicker({ title, chosen, onChange }: PeoplePickerProps) {
  const t = useText('group-forms')
  const without = ({ id }: Person) => chosen.filter((one) => one.id !== id)
  const isChosen = (person: Person) => chosen.some(({ id }) => id === person.id)
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label={t('chosen')} className="flex flex-wrap gap-2 px-5 pt-5">
          {chosen.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                title={t('unchoose', { name: person.name })}
                onClick={() => onChange(without(person))}
                className="inline-flex min-h-11 max-w-60 items-center gap-2 rounded-full border border-line ps-1.5 pe-3 text-sm transition-colors hover:border-ink"
              >
                <Avatar name={person.name} url={person.avatar} size="small" />
                <span className="truncate">{person.name}</span>
                <Icon name="close" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FindPerson
        title={title}
        label={t('new.people')}
        renderRow={(person, look, shown) => (
          <button
            type="button"
            aria-pressed={isChosen(person)}
            className={look}
            onClick={() => onChange(isChosen(person) ? without(person) : [...chosen, person])}
          >
            {shown}
            {isChosen(person) && <Icon name="check" className="ms-auto size-5 shrink-0" />}
          </button>
        )}
      />
    </>
  )
}
