import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site, in the specification's order. */
export default [
  index('routes/home.tsx'),
  route('centers', 'routes/directory.tsx'),
  route('centers/:slug', 'routes/center.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('treatment-types', 'routes/treatment-types.tsx'),
  route('insurance-guide', 'routes/insurance-guide.tsx'),
  route('support-groups', 'routes/support-groups.tsx'),
  route('emergency-help', 'routes/emergency-help.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('places', 'routes/places.ts'),
  route('images/centers/:center/:width', 'routes/center-image.ts'),
  route('og/site.png', 'routes/og-site.ts'),
  route('og/centers/:picture', 'routes/og-center.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('site.webmanifest', 'routes/manifest.ts'),
  route('offline', 'routes/offline.tsx'),
  route('quick-exit', 'routes/quick-exit.ts'),
  route('sw.js', 'routes/service-worker.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
