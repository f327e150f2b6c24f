-- Recurring jobs have new names. Every process writes its schedules when it starts, so the old rows can go.
delete from jobs where every_ms is not null;
