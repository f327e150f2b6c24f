-- A code that got its limit from a file began to count then: uses before that count, too, as those of promotions do. Only counts that are off are written.
update promotion_codes c set used = u.uses
from (
  select c.code, count(u.order_id)::int as uses from promotion_codes c
    left join promotion_uses u on u.code = c.code and u.returned_at is null where c.uses_max is not null group by c.code) u
where u.code = c.code and c.used <> u.uses;
