-- An erased customer's events are found by who or which order they are about.
create index webhook_events_subject on webhook_events (subject);
