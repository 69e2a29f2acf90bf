/**
 * The quick exit's destination: a page that looks ordinary in any browser. It gets no referrer
 * (`Referrer-Policy`) and no data, and our pages never request it for another purpose.
 */
export const harmlessPage = 'https://www.google.com/'

/** Our own path that erases data and redirects there, for pages and browsers without scripts. */
export const quickExitPath = '/quick-exit'
