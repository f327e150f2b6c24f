-- A picture may be the poster of a video: its file lies beside the picture's copies, and lives as long as they do.
alter table uploads
  -- receiving: its bytes are coming · presigned: they are sent to the storage, and not checked yet · ready: checked, shown; null: a picture and nothing else
  add video_state text check (video_state in ('receiving', 'presigned', 'ready')),
  -- {"type", "bytes"}; once it's ready also {"width", "height", "seconds"}
  add video jsonb,
  add constraint uploads_video check (coalesce(video_state in ('presigned', 'ready'), false) = (video is not null));

-- {"url", "type", "width", "height", "seconds"} of the video whose poster a picture is.
alter table product_photos add video jsonb;
