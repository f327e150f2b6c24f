export { Moderation as Component } from './moderation.tsx'
