-- Staff said that the shop charges no tax, as small businesses in some countries don't; without rates alone, nobody may have thought of it.
alter table tax_settings add column charges_none boolean not null default false;
