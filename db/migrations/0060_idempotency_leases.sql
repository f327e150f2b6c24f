-- Work under a key that is not one transaction: until then it belongs to who began it; null once there is a response.
alter table idempotency_keys add column lease_until timestamptz;
