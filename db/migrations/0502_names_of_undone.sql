-- What undone imports made and had to leave goes with a later one that is undone.
create index imports_undone on imports (id) where state = 'undone';
