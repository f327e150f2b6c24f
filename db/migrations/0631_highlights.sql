-- Stories that are over, put together by their owner: while they're in one, who might see them then still may.
create table highlights (
  id uuid primary key,
  owner_id uuid not null references profiles on delete cascade,
  title text not null check (length(title) between 1 and 30),
  created_at timestamptz not null
);
create index highlights_owner on highlights (owner_id, id desc);

create table highlight_stories (
  highlight_id uuid not null references highlights on delete cascade,
  story_id uuid not null references stories on delete cascade,
  -- in the order they're shown in; the first is the cover
  position int not null,
  primary key (highlight_id, story_id)
);
create index highlight_stories_story on highlight_stories (story_id);
