-- What waits of an order can be cancelled by itself. Of one that is paid that is written down as pieces that go back without ever having left.
alter table returns drop constraint returns_kind_check;
alter table returns add constraint returns_kind_check check (kind in ('return', 'withdrawal', 'cancellation'));

-- Of one that isn't paid the line goes, and those below it move up: what was sent or comes back of them stays theirs.
alter table shipment_lines drop constraint shipment_lines_order_id_position_fkey;
alter table shipment_lines add constraint shipment_lines_order_id_position_fkey
  foreign key (order_id, position) references order_lines on delete cascade on update cascade;
alter table return_lines drop constraint return_lines_order_id_position_fkey;
alter table return_lines add constraint return_lines_order_id_position_fkey
  foreign key (order_id, position) references order_lines on delete cascade on update cascade;
