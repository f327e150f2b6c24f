-- One that was never used can be deleted: its uses are looked for, those too that were given back. This index counts the others as well.
create index promotion_uses_of_promotion on promotion_uses (promotion_id);
drop index promotion_uses_promotion;
