import { type Db, statement } from '#server/db/statement.ts'

const shown = statement(
  'groups.pictureShown',
  { upload: 'uuid' },
  { id: 'uuid' },
  `
  select m.id from uploads u join group_messages m on m.id = case when u.feature = 'message' then substr(u.used_by, 9)::uuid end
  where u.id = $1 and m.deleted_at is null and m.removed_at is null`,
)

/** Whether an uploaded picture may be served by its address: until its message in a group is deleted or removed. */
export const isGroupPictureShown = async (db: Db, upload: string): Promise<boolean> => (await shown.one(db, { upload })) !== undefined
