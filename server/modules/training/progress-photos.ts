import type { UploadedPicture } from '#contract/media.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { hourMs, isFuture } from '#contract/time.ts'
import { type Pose, progressPhotosMax } from '#contract/training/poses.ts'
import type { addProgressPhoto, ProgressPhoto } from '#contract/training/progress-photos.ts'
import { newId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { claimMedia, discardMedia, signedAddress } from '#server/modules/media/media.ts'
import { joinCommunity } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { lockMember } from './exercise-queries.ts'
import { kilos } from './set-rows.ts'

const max = progressPhotosMax
const columns = {
  id: 'uuid',
  day: 'date',
  pose: nullable(textOf<Pose>()),
  picture: jsonb<UploadedPicture>(),
  weight: 'int4?',
} as const

const list = statement(
  'training.progressPhotos',
  { user: 'uuid' },
  columns,
  `
  select p.id, p.day, p.pose, p.picture, m.value as weight
  from progress_photos p left join body_measurements m on m.user_id = p.user_id and m.kind = 'weight' and m.day = p.day
  where p.user_id = $1 order by p.day desc, p.id desc`,
)
const weightOn = statement(
  'training.weightOn',
  { user: 'uuid', day: 'date' },
  { weight: 'int4' },
  `select value as weight from body_measurements where user_id = $1 and kind = 'weight' and day = $2`,
)
/** Adds a photo if the maximum isn't reached. The member must be locked. */
const insert = statement(
  'training.addProgressPhoto',
  {
    id: 'uuid',
    user: 'uuid',
    day: 'date',
    pose: nullable(textOf<Pose>()),
    picture: jsonb<UploadedPicture>(),
    now: 'timestamptz',
    max: 'int8',
  },
  {},
  `
  insert into progress_photos (id, user_id, day, pose, picture, created_at)
  select $1, $2, $3, $4, $5, $6 where (select count(*) from progress_photos where user_id = $2) < $7`,
)
const remove = statement(
  'training.deleteProgressPhoto',
  { id: 'uuid', user: 'uuid' },
  {},
  `delete from progress_photos where id = $1 and user_id = $2`,
)

type Signing = Pick<RequestContext, 'now' | 'signingSecret'>
const usedByPhoto = (id: string): string => `progress-photo:${id}`
const weekMs = 7 * 24 * hourMs

/** A member's own progress photos, the newest first. */
export async function progressPhotos(db: Db, user: string, context: Signing): Promise<{ items: ProgressPhoto[] }> {
  return { items: (await list.all(db, { user })).map((row) => present(row, context)) }
}

/** Adds a progress photo with an uploaded picture. Fails with TOO_MANY_PROGRESS_PHOTOS. */
export async function addPhoto(
  tx: Tx,
  engine: SearchEngine,
  { mediaUrl, day, pose }: ParsedOf<typeof addProgressPhoto>,
  context: SignedInContext,
): Promise<ProgressPhoto> {
  const { caller, now } = context
  const user = caller.userId
  if (isFuture(day, now)) throw refuse('INVALID_INPUT', { day: ['is in the future'] })
  await joinCommunity(tx, engine, user, now)
  await lockMember.run(tx, { user })
  const id = newId(now)
  const claim = { urls: [mediaUrl], ownerId: user, feature: 'progress', usedBy: usedByPhoto(id), now, path: () => 'mediaUrl' } as const
  const [picture] = await claimMedia(tx, claim)
  if ((await insert.run(tx, { id, user, day, pose, picture: picture!, now, max })) === 0)
    throw refuse('TOO_MANY_PROGRESS_PHOTOS', { max: [String(max)] })
  const weight = (await weightOn.one(tx, { user, day }))?.weight ?? null
  return present({ id, day, pose, picture: picture!, weight }, context)
}

/** Deletes a progress photo with its picture; fails with NOT_FOUND. */
export async function deletePhoto(tx: Tx, user: string, id: string, now: Date): Promise<{ message: string }> {
  if ((await remove.run(tx, { id, user })) === 0) throw refuse('NOT_FOUND')
  await discardMedia(tx, { usedBy: usedByPhoto(id), now })
  return { message: 'Photo deleted' }
}

/** A member's progress photos for the export of their account, with picture addresses that work for a week. */
export async function exportPhotos(tx: Tx, user: string, { now, signingSecret }: Signing): Promise<object[]> {
  const until = new Date(now.getTime() + weekMs)
  const rows = await list.all(tx, { user })
  return rows.map(({ id, day, pose, picture }) => ({ id, day, pose, picture: signedAddress(signingSecret, picture.url, until) }))
}

/** The address of a picture works for an hour, and only with its signature. */
const present = ({ picture, weight, ...photo }: Row<typeof columns>, { now, signingSecret }: Signing): ProgressPhoto => ({
  ...photo,
  picture: { ...picture, url: signedAddress(signingSecret, picture.url, new Date(now.getTime() + hourMs)) },
  weight: kilos(weight),
})
