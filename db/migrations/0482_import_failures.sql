-- Why an import was given up: what refused it, or how often it was tried and what kind of trouble there was.
alter table imports add failure jsonb;
