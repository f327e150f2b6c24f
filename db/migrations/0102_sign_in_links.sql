-- A link that signs in is a long code: it belongs to the browser that asked for it, works once and expires, as the others do.
alter table otps drop constraint otps_purpose_check;
alter table otps add check (purpose in ('sign-up', 'forgotten-password', 'change-contact', 'sign-in-link'));
