import type { CommunityContents } from '../database/community.ts'
import type { LoadRequest } from '../load/connection.ts'

const kinds = ['like', 'fire', 'strong', 'clap']
const signed = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` })
const turns = 3

/** One customer after another, each acting on another post. */
const acts = (
  tokens: string[],
  { posts }: CommunityContents,
  of: (post: CommunityContents['posts'][number], n: number) => Omit<LoadRequest, 'method' | 'headers'>,
) =>
  Array.from({ length: tokens.length * turns }, (_, n): LoadRequest => ({
    method: 'POST',
    headers: signed(tokens[n % tokens.length]!),
    ...of(posts[(n * 7) % posts.length]!, n),
  }))

/** Adds or changes reactions to posts. */
export const reactions = (tokens: string[], community: CommunityContents): LoadRequest[] =>
  acts(tokens, community, ({ id, authorId }, n) => ({
    path: `/api/post/${id}/multireaction`,
    body: { ownerId: authorId, reactionType: kinds[n % kinds.length], isReacting: true },
  }))

/** Comments on posts. */
export const comments = (tokens: string[], community: CommunityContents): LoadRequest[] =>
  acts(tokens, community, ({ id }) => ({ path: `/api/post/${id}/comments`, body: { text: 'Strong! What is the next goal?' } }))

/** Creates text posts, every third with a product. */
export const newPosts = (tokens: string[], community: CommunityContents, productIds: string[]): LoadRequest[] =>
  acts(tokens, community, (_, n) => ({
    path: '/api/post/create',
    body: { text: 'Five by five, nothing missed. #squat', productIds: n % 3 === 0 ? [productIds[n % productIds.length]] : [] },
  }))

/** Opens people's stories, one reader after the other. */
export const personStories = ({ readers, handles }: CommunityContents): LoadRequest[] =>
  handles.map((handle, n) => ({ method: 'GET', path: `/api/people/${handle}/stories`, headers: signed(readers[n % readers.length]!) }))

/** Opens a long conversation, one reader after the other. */
export const conversations = ({ readers, partners }: CommunityContents): LoadRequest[] =>
  readers.map((token, n) => ({ method: 'GET', path: `/api/people/${partners[n]}/messages?limit=30`, headers: signed(token) }))

/** Opens posts of clubs, one reader after the other. */
export const clubPosts = ({ readers, clubs }: CommunityContents): LoadRequest[] =>
  readers.map((token, n) => ({ method: 'GET', path: `/api/clubs/${clubs[n % clubs.length]}/posts?limit=20`, headers: signed(token) }))

const boards = ['lift=squat', 'lift=deadlift&by=dots', 'lift=bench&sex=male&weightClass=83']
/** Opens the rankings of clubs, one reader after the other. */
const publicBoards = ['by=value', 'by=dots', 'by=value&sex=female', 'by=value&people=following']
export const publicLeaderboards = ({ readers }: CommunityContents): LoadRequest[] =>
  readers.map((token, n) => ({
    method: 'GET',
    path: `/api/leaderboards/squat?limit=20&${publicBoards[n % publicBoards.length]}`,
    headers: signed(token),
  }))
export const leaderboards = ({ readers, clubs }: CommunityContents): LoadRequest[] =>
  readers.map((token, n) => ({
    method: 'GET',
    path: `/api/clubs/${clubs[n % clubs.length]}/leaderboard?limit=20&${boards[n % boards.length]}`,
    headers: signed(token),
  }))
