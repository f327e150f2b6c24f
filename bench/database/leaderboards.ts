/** Adds a squat for everyone, with its all-time ranks (overall, by sex): the triggers of migration 0627, which compute them, are off. */
export const insertRecords = `
  insert into records (id, user_id, lift, measure, value, body_weight, performed_on, note, created_at)
  select gen_random_uuid(), p.id, 'squat', 'weight', 60000 + (p.n * 7919 % 320) * 500, 60000 + p.n % 40 * 1000, current_date - p.n % 300, '', now() from people p`
export const insertLeaderboardPlaces = `
  insert into leaderboard_places (user_id, lift, span, sort, body, age, rank_key, performed_on, record_id, is_public)
  select r.user_id, r.lift, '0001-01-01', s.sort, b.body, '', -s.score, r.performed_on, r.id, true
  from records r join people p on p.id = r.user_id
    cross join lateral (select case when p.n % 2 = 0 then 'female' else 'male' end as sex) x
    cross join lateral (values ('value', r.value), ('dots', dots_points(x.sex, r.body_weight, r.value))) s (sort, score)
    cross join lateral (values (''), (x.sex)) b (body)`
