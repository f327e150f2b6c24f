-- The picture of a card in its mail: whoever has the mail has its address. `picture_amount`: what the mail says it's worth, in minor units.
alter table gift_cards add column picture_key text unique, add column picture_amount int;
