import type { CustomerKind } from '#contract/admin/customer-kinds.ts'
import { statement } from '#server/db/statement.ts'

/** The tables with the notes and tags of accounts and of guests. Merged accounts and claimed guests get no new ones. */
const tables = {
  account: {
    name: 'Customer',
    person: 'users',
    isOpen: 'merged_into is null',
    notes: 'customer_notes',
    tags: 'customer_tags',
    id: 'customer_id',
  },
  guest: { name: 'Guest', person: 'guests', isOpen: 'account_id is null', notes: 'guest_notes', tags: 'guest_tags', id: 'guest_id' },
} as const satisfies Record<CustomerKind, object>

function statementsOf(kind: CustomerKind) {
  const { name, person, isOpen, notes, tags, id } = tables[kind]
  return {
    notes: statement(
      `admin.notesOf${name}`,
      { person: 'uuid' },
      { id: 'uuid', at: 'timestamptz', author: 'text?', text: 'text' },
      `
      select n.id, n.at, u.name as author, n.text from ${notes} n left join users u on u.id = n.author
      where n.${id} = $1 order by n.at desc, n.id desc limit 200`,
    ),
    insertNote: statement(
      `admin.insertNoteOf${name}`,
      { id: 'uuid', person: 'uuid', author: 'uuid', text: 'text', at: 'timestamptz' },
      {},
      `insert into ${notes} (id, ${id}, author, text, at) values ($1, $2, $3, $4, $5)`,
    ),
    lock: statement(
      `admin.lock${name}`,
      { id: 'uuid' },
      { tags: 'text[]' },
      `
      select array(select t.tag from ${tags} t where t.${id} = p.id order by t.tag) as tags from ${person} p
      where p.id = $1 and p.${isOpen} for no key update of p`,
    ),
    replaceTags: statement(
      `admin.replaceTagsOf${name}`,
      { person: 'uuid', tags: 'text[]' },
      {},
      `
      with gone as (delete from ${tags} where ${id} = $1 and tag <> all($2))
      insert into ${tags} (${id}, tag) select $1, tag from unnest($2) t (tag) on conflict do nothing`,
    ),
  }
}

export const statements = { account: statementsOf('account'), guest: statementsOf('guest') }
