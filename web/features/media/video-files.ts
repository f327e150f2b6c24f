import { videoTypes } from '#contract/upload-types.ts'

/** The `accept` of the file dialog; phones label an MP4 as a MOV. */
export const videoFiles = [...videoTypes, 'video/quicktime'].join(',')

/** Whether the type of a chosen file is a video's. */
export const isVideoFile = ({ type }: File): boolean => type.startsWith('video/')
