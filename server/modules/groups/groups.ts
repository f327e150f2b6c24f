/** Groups: messages among several members. */
export { countUnread } from './columns.ts'
export { lockGroupMessage } from './lock-message.ts'
export { eraseGroups, exportGroups } from './personal-data.ts'
export { isGroupPictureShown } from './picture-shown.ts'
export { restoreGroupMessage, takeDownGroupMessage } from './take-down.ts'
