export const challengeStates = ['upcoming', 'running', 'ended', 'cancelled'] as const
export type ChallengeState = (typeof challengeStates)[number]
