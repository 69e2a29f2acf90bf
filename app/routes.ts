import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { languages } from './lib/language.ts'
import { listTranslations, localize, type Path } from './pages.ts'

/** A page at its path in each language; `id` where another page has the same file. */
function page(path: Path, file: string, id?: string) {
  const name = id ?? file.replace(/^routes\/|\.tsx?$/g, '')
  const translations = listTranslations(path).filter((language) => language !== 'en')
  return [
    route(path.slice(1), file, id ? { id } : {}),
    ...translations.map((language) =>
      route(localize(path, language).slice(1), file, { id: `${language}-${name}` }),
    ),
  ]
}

/** A picture with words on it: "/og/site.png", and "/es/og/site.png". */
function picture(path: string, file: string) {
  return languages.map((language) =>
    language === 'en'
      ? route(path, file)
      : route(`${language}/${path}`, file, { id: `${language}-${path}` }),
  )
}

/** Pages of the admin area that moderators may not open. */
function forAdmins(name: string, children: RouteConfigEntry[]) {
  return layout('routes/admins.ts', { id: `admins-${name}` }, children)
}

/** A list of Manage Reviews; its dialogs lie over it. */
function moderation(path: string, dialogs: RouteConfigEntry[] = []) {
  const remove = route('remove/:kind/:post', 'routes/admin-remove-post.tsx', {
    id: `admin/${path}/remove`,
  })
  return route(path, 'routes/admin-moderation.tsx', { id: `admin/${path}` }, [...dialogs, remove])
}

/** Every address of the site, in the specification's order. */
export default [
  ...page('/', 'routes/home.tsx'),
  ...page('/centers', 'routes/directory.tsx'),
  ...page('/centers/sheet', 'routes/sheet.tsx', 'search-sheet'),
  ...page('/centers/:slug', 'routes/center.tsx'),
  ...page('/centers/:slug/call-sheet', 'routes/list-call-sheet.tsx'),
  ...page('/centers/:slug/report', 'routes/center-report.tsx'),
  ...page('/centers/:slug/suggest', 'routes/suggest.tsx', 'suggest-change'),
  ...page('/centers/:slug/claim', 'routes/claim.tsx'),
  route('es/centros/:slug/reclamar', 'routes/former-claim.ts'),
  ...page('/centers/:slug/beds', 'routes/beds.tsx', 'own-beds'),
  ...page('/beds', 'routes/beds.tsx', 'linked-beds'),
  ...page('/confirm', 'routes/confirm.tsx'),
  ...page('/confirm/stop', 'routes/confirm-stop.tsx'),
  ...page('/suggest', 'routes/suggest.tsx', 'suggest-center'),
  ...page('/list', 'routes/list.tsx'),
  ...page('/list/centers/:range.json', 'routes/list-centers.ts'),
  ...page('/counties/:county', 'routes/area.tsx', 'county'),
  ...page('/counties/:county/sheet', 'routes/sheet.tsx', 'county-sheet'),
  ...page('/towns/:town', 'routes/area.tsx', 'town'),
  ...page('/about', 'routes/guide.tsx', 'about'),
  ...page('/accuracy', 'routes/accuracy.tsx'),
  route('accuracy.csv', 'routes/accuracy-csv.ts'),
  ...page('/developers', 'routes/developers.tsx'),
  ...page('/contact', 'routes/contact.tsx'),
  ...page('/embed/search', 'routes/embed-search.tsx'),
  ...page('/embed/centers/:slug', 'routes/embed-center.tsx'),
  ...page('/auth', 'routes/auth.tsx'),
  ...page('/auth/second-step', 'routes/second-step.tsx'),
  ...page('/auth/session', 'routes/session-state.ts'),
  ...page('/auth/sign-out', 'routes/sign-out.tsx'),
  ...page('/verify-email', 'routes/verify-email.tsx'),
  ...page('/forgotten-password', 'routes/forgotten-password.tsx'),
  ...page('/reset-password', 'routes/reset-password.tsx'),
  ...page('/treatment-types', 'routes/guide.tsx', 'treatment-types'),
  ...page('/insurance-guide', 'routes/guide.tsx', 'insurance-guide'),
  ...page('/support-groups', 'routes/guide.tsx', 'support-groups'),
  ...page('/worried-about-someone', 'routes/guide.tsx', 'worried-about-someone'),
  ...page('/emergency-help', 'routes/guide.tsx', 'emergency-help'),
  ...page('/terms', 'routes/guide.tsx', 'terms'),
  ...page('/privacy', 'routes/guide.tsx', 'privacy'),
  ...page('/dashboard', 'routes/dashboard.tsx'),
  ...page('/dashboard/export', 'routes/dashboard-export.ts'),
  ...page('/account', 'routes/account.tsx'),
  ...page('/account/email', 'routes/account-email.tsx'),
  ...page('/account/list', 'routes/account-list.ts'),
  ...page('/account/two-factor', 'routes/account-two-factor.tsx'),
  route('admin', 'routes/admin.tsx', [
    route('', 'routes/admin-centers.tsx', [
      forAdmins('centers', [
        route('centers/new', 'routes/admin-center-new.tsx'),
        route('centers/:id/edit', 'routes/admin-center-edit.tsx'),
        route('centers/:id/beds', 'routes/admin-center-beds.tsx'),
        route('centers/:id/organization', 'routes/admin-center-organization.tsx'),
        route('centers/:id/links', 'routes/admin-center-links.tsx'),
        route('centers/selected', 'routes/admin-centers-selected.tsx'),
      ]),
    ]),
    forAdmins('tabs', [
      route('centers/deleted', 'routes/admin-centers-deleted.tsx', [
        route(':id/purge', 'routes/admin-center-purge.tsx'),
      ]),
      route('centers/:id/letter', 'routes/admin-center-letter.tsx'),
      route('centers/:id/history', 'routes/admin-center-history.tsx'),
      route('centers/views', 'routes/admin-saved-views.tsx'),
      route('centers/bulk', 'routes/admin-bulk-edit.tsx'),
      route('centers/bulk-changes', 'routes/admin-bulk-edits.tsx'),
      route('centers/export.csv', 'routes/admin-centers-export.ts'),
      route('centers/restore', 'routes/admin-center-restore.ts'),
      route('import', 'routes/admin-import.tsx'),
      route('import/upload', 'routes/admin-import-upload.ts'),
      route('import/:id', 'routes/admin-import-detail.tsx', [
        route('undo', 'routes/admin-import-undo.tsx'),
      ]),
      route('import/:id/progress', 'routes/admin-import-progress.ts'),
      route('import/:id/report.csv', 'routes/admin-import-report.ts'),
      route('export/:file', 'routes/admin-export.ts'),
      route('today', 'routes/admin-today.tsx'),
      route('sources', 'routes/admin-sources.tsx'),
      route('sources/new', 'routes/admin-source-new.tsx'),
      route('sources/:source', 'routes/admin-source.tsx', [
        route('remove', 'routes/admin-source-remove.tsx'),
      ]),
      route('sources/:source/upload', 'routes/admin-source-upload.tsx'),
      route('duplicates', 'routes/admin-duplicates.tsx'),
      route('duplicates/:one/:other', 'routes/admin-duplicate-pair.tsx'),
      route('sources/:source/runs/:run', 'routes/admin-source-run.tsx'),
      route('calls', 'routes/admin-calls.tsx'),
      route('calls/suggestions', 'routes/admin-suggestions.tsx'),
      route('calls/numbers', 'routes/admin-find-number.tsx'),
      route('calls/unreachable', 'routes/admin-unreachable.tsx'),
      route('calls/claims', 'routes/admin-claims.tsx'),
      route('users', 'routes/admin-users.tsx', [
        route(':id/status', 'routes/admin-user-status.tsx'),
        route(':id/delete', 'routes/admin-user-delete.tsx'),
      ]),
      route('activity', 'routes/admin-activity.tsx'),
      route('activity/export.csv', 'routes/admin-activity-export.ts'),
      route('analytics', 'routes/admin-analytics.tsx'),
      route('analytics/export.csv', 'routes/admin-analytics-export.ts'),
    ]),
    moderation('reviews', [route('revise/:post', 'routes/admin-review-revise.tsx')]),
    moderation('reviews/comments'),
    moderation('reviews/reports'),
    route('messages', 'routes/admin-messages.tsx', [
      route(':message', 'routes/admin-message.tsx'),
      forAdmins('messages', [route(':message/remove', 'routes/admin-remove-message.tsx')]),
    ]),
  ]),
  ...page('/places', 'routes/places.ts'),
  route('images/centers/:center/:width', 'routes/center-image.ts'),
  ...picture('og/site.png', 'routes/og-site.ts'),
  ...picture('og/centers/:picture', 'routes/og-center.ts'),
  route('sitemap.xml', 'routes/sitemap.ts', { id: 'sitemap-index' }),
  route('sitemaps/:file', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('site.webmanifest', 'routes/manifest.ts'),
  route('speculation-rules.json', 'routes/speculation-rules.ts'),
  ...page('/offline', 'routes/offline.tsx'),
  route('quick-exit', 'routes/quick-exit.ts'),
  route('sw.js', 'routes/service-worker-script.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
