-- Google, facebook and apple accounts that open an account of ours.

-- Who came by a provider has no email where that vouches for none.
alter table users drop constraint users_check;

create table identities (
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  -- the person's id at the provider
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references users on delete cascade,
  -- as the provider had it when it was linked, to tell one account there from another; proves nothing
  email text,
  created_at timestamptz not null,
  primary key (provider, subject),
  unique (user_id, provider)
);
