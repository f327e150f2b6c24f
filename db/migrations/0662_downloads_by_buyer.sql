-- Whose rights they are, so that a page of one's downloads is a part of an index, however many orders one has. It follows the order's: that changes where a guest's order is
-- claimed, two accounts become one, or one is erased.
alter table download_rights add column user_id uuid;
update download_rights r set user_id = o.user_id from orders o where o.id = r.order_id and o.user_id is not null;
create index download_rights_user on download_rights (user_id, opened_at desc, variant_id desc);

-- Also of what a process of the version before opens meanwhile.
create function take_buyer_of_order() returns trigger language plpgsql as $$
begin
  new.user_id := (select user_id from orders where id = new.order_id);
  return new;
end
$$;
create trigger download_rights_buyer before insert on download_rights for each row when (new.user_id is null) execute function take_buyer_of_order();

create function follow_order_of_rights() returns trigger language plpgsql as $$
begin
  update download_rights set user_id = new.user_id where order_id = new.id;
  return null;
end
$$;
create trigger orders_rights_follow after update of user_id on orders for each row
  when (old.user_id is distinct from new.user_id) execute function follow_order_of_rights();
