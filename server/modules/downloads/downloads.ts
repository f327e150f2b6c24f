export { registerDownloadFiles } from './serve.ts'
export {
  beginDownload,
  changeRight,
  downloadsForStaff,
  eraseDownloads,
  exportDownloads,
  openRights,
  orderDownloads,
  revokeRights,
} from './rights.ts'
export { addDigital } from './add-digital.ts'
export { downloadsMail } from './mail.ts'
