import { videoTypes } from '#contract/upload-types.ts'

/** What a file dialog offers; phones call an MP4 a MOV. */
export const videoFiles = [...videoTypes, 'video/quicktime'].join(',')

/** Whether a chosen file says that it's a video. */
export const isVideoFile = ({ type }: File): boolean => type.startsWith('video/')
