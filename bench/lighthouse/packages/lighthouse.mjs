// Resolves Lighthouse here, where it's installed: in the project's folders nothing would find it.
export { default } from 'lighthouse'
