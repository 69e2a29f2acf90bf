/**
 * Where a quick exit ends: what any browser might show. It is told neither where the visitor comes
 * from (`Referrer-Policy`) nor anything else, and no page of ours ever asks it for something.
 */
export const harmlessPage = 'https://www.google.com/'

/** Our own address that erases and leads there, for pages and browsers without scripts. */
export const quickExitPath = '/quick-exit'
