// Resolves Lighthouse from the folder in which it's installed; it can't be resolved from the project.
export { default } from 'lighthouse'
