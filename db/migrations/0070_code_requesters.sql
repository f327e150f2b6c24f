-- A code belongs to whoever asked for it: a browser, a client without cookies, or a signed-in user. Those under way live for minutes.
delete from otps;
alter table otps add column requesters text[] not null;
