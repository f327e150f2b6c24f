-- Captions of videos, by language (decision 101): WebVTT as it's served. They live as long as the video's poster.
create table video_captions (
  upload_id uuid not null references uploads on delete cascade,
  language text not null check (length(language) between 2 and 10),
  text text not null check (length(text) <= 300000),
  primary key (upload_id, language)
);
