-- What was said to somebody goes with their account.
create index messages_recipient on messages (recipient);
create index otps_of_address on otps (address);
