-- The address of the label that a buyer prints for the parcel of a return, at the carrier's.
alter table returns add column label_url text;
