import type pg from 'pg'

/** The number of conversations per reader, and of messages in the first one and in each other one. */
const each = 40
const long = 100
const short = 3

/**
 * Creates conversations of each of the first `readers` people with some of their followers, some 100,000 messages for 500 readers. Every
 * third has unread messages. Returns for each reader the handle of the other person in the longest one.
 */
export async function addConversations(client: pg.Client, readers: number, people: number): Promise<string[]> {
  await client.query(
    `create temp table talks as
     select gen_random_uuid() as id, a.id as reader, b.id as other, k, now() - (k + 1) * interval '3 hours' as last_at
     from people a, generate_series(0, least(${each}, ($2 - 1) / 2) - 1) k join people b on true
     where a.n < $1 and b.n = (a.n + 1 + k) % $2`,
    [readers, people],
  )
  await client.query(`
    insert into conversations (id, low_id, high_id, last_at, created_at)
    select id, least(reader, other), greatest(reader, other), last_at, last_at - interval '30 days' from talks`)
  await client.query(`
    insert into conversation_members (conversation_id, user_id, other_id, state, unread, read_until, last_at)
    select id, reader, other, 'inbox', case when k % 3 = 0 then 1 else 0 end, last_at - interval '1 minute', last_at from talks
    union all select id, other, reader, 'inbox', 0, last_at, last_at from talks`)
  await client.query(`
    insert into conversation_messages (id, conversation_id, sender_id, text, created_at)
    select gen_random_uuid(), t.id, case when m % 2 = 0 then t.other else t.reader end, 'Five by five, nothing missed.', t.last_at - m * interval '7 minutes'
    from talks t, generate_series(0, case when t.k = 0 then ${long} else ${short} end - 1) m`)
  const { rows } = await client.query<{ handle: string }>(
    `select u.handle from talks t join people a on a.id = t.reader join users u on u.id = t.other where t.k = 0 order by a.n`,
  )
  await client.query('drop table talks')
  return rows.map(({ handle }) => handle)
}
