-- Who paid money back, and what went into stock with it, is said where the order's history tells of the refund: not beside it, a second time.
alter table order_notes add column is_refund boolean not null default false;
alter table order_notes drop constraint order_notes_text_check;
alter table order_notes add check (length(text) <= 2000 and (is_refund or text <> ''));
