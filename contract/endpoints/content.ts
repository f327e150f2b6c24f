import * as mailTemplates from '../admin/mail-templates.ts'
import * as adminMails from '../admin/mails.ts'
import * as adminMedia from '../admin/media.ts'
import * as adminSite from '../admin/site.ts'
import * as adminTexts from '../admin/texts.ts'
import * as adminTranslations from '../admin/translations.ts'
import * as blogs from '../blogs.ts'
import * as contact from '../contact.ts'
import * as content from '../content.ts'
import * as publicSite from '../site/public.ts'
import * as newsletterArchive from '../newsletter-archive.ts'
import * as newsletter from '../newsletter.ts'
import * as staffNewsletter from '../admin/newsletter.ts'
import * as waitlist from '../waitlist.ts'

/** Texts and pages: the site, its media and translations, the journal, waitlist and contact. */
export const contentEndpoints = [
  adminTranslations.listProductTranslations,
  adminTranslations.translateProduct,
  adminTranslations.exportTranslations,
  adminTranslations.listTermTranslations,
  adminTranslations.translateCategory,
  adminTranslations.translateOption,
  adminTranslations.listNameTranslations,
  adminTranslations.translateName,
  adminMails.listMails,
  adminMails.sendMailAgain,
  adminMails.settleMail,
  adminMedia.listMedia,
  adminMedia.addMedia,
  adminMedia.describeMedia,
  adminMedia.deleteMedia,
  adminTexts.listTexts,
  adminTexts.getText,
  adminTexts.saveText,
  adminTexts.hideText,
  adminTexts.revertText,
  adminTexts.listTextVersions,
  adminTexts.previewText,
  publicSite.getFront,
  publicSite.findSizeGuide,
  publicSite.getSizeGuide,
  adminSite.listSiteParts,
  adminSite.getSitePart,
  adminSite.saveSitePart,
  adminSite.resetSitePart,
  adminSite.listSitePartVersions,
  mailTemplates.listMailTemplates,
  mailTemplates.getMailTemplate,
  mailTemplates.previewMail,
  mailTemplates.sendTestMail,
  waitlist.getWaitlist,
  waitlist.subscribe,
  waitlist.confirmSubscription,
  waitlist.unsubscribe,
  newsletterArchive.listArchivedIssues,
  newsletterArchive.getArchivedIssue,
  newsletter.subscribeToNewsletter,
  newsletter.confirmNewsletter,
  newsletter.unsubscribeFromNewsletter,
  newsletter.getOwnNewsletter,
  newsletter.changeOwnNewsletter,
  staffNewsletter.listNewsletterIssues,
  staffNewsletter.createNewsletterIssue,
  staffNewsletter.getNewsletterIssue,
  staffNewsletter.changeNewsletterIssue,
  staffNewsletter.archiveNewsletterIssue,
  staffNewsletter.deleteNewsletterIssue,
  staffNewsletter.previewNewsletter,
  staffNewsletter.sendTestNewsletter,
  staffNewsletter.sendNewsletterIssue,
  staffNewsletter.cancelNewsletterIssue,
  staffNewsletter.listNewsletterSubscribers,
  staffNewsletter.exportNewsletterSubscribers,
  contact.openContactForm,
  contact.sendContactMessage,
  content.getContentPage,
  content.getFaq,
  blogs.listBlogs,
  blogs.getBlog,
  blogs.listExternalPosts,
  blogs.getExternalPost,
] as const
