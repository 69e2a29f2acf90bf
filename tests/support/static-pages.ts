/** The pages that send no JavaScript and are the same for everybody. */
export const staticPages = [
  '/about',
  '/treatment-types',
  '/insurance-guide',
  '/support-groups',
  '/emergency-help',
  '/terms',
  '/privacy',
]
