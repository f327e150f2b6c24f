-- The page of a challenge asks which segments are about it. There are a hundred segments at most, so writing them waits for nothing.
create index customer_segments_challenge on customer_segments ((filter ->> 'completedChallenge'));
