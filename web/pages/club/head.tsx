import type { Club } from '#contract/clubs/clubs.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { ClubActions } from './club-actions.tsx'

/** The cover with the crest over its edge, the name and facts, and the reader's actions. */
export function ClubHead({ club, onReload }: { club: Club; onReload: () => Promise<void> }) {
  const t = useText('clubs')
  const { year } = useCalendar()
  const { name, cover, place, description, visibility, members, createdAt } = club
  const facts = [t(`visibility.${visibility}`), place, t('since', { year: year(createdAt) }), t('members', { count: members })]
  return (
    <header>
      {cover ? (
        <Picture
          url={cover}
          alt=""
          width={1600}
          height={900}
          shown="scene"
          first
          className="aspect-[390/176] w-full rounded-card object-cover object-[50%_35%] md:aspect-3/1"
        />
      ) : (
        <div className="aspect-[390/110] w-full rounded-card bg-studio md:aspect-[1232/160]" />
      )}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 md:px-6">
        <Crest name={name} className="relative -mt-8 size-24 ring-4 ring-ground md:size-32" />
        <div className="min-w-0 grow basis-60 pt-3">
          <h1 tabIndex={-1} className="display text-2xl wrap-anywhere">
            {name}
          </h1>
          <p className="mt-1 text-quiet">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <ClubActions club={club} onReload={onReload} />
      </div>
      {description && <p className="mt-4 max-w-[42em] wrap-anywhere whitespace-pre-line md:px-6">{description}</p>}
    </header>
  )
}
