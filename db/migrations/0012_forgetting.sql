-- What was said to somebody, and codes they were sent, go with their account; what is past goes by itself.
create index messages_recipient on messages (recipient);
create index otps_of_address on otps (address);
create index otps_expiry on otps (expires_at);
create index password_resets_expiry on password_resets (expires_at);
