import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { listTranslations, localize } from './find-page.ts'
import { guidePaths, type Path } from './pages.ts'

/** A page at its path in each language; `id` where another page has the same file. */
function page(path: Path, file: string, id?: string) {
  const name = id ?? file.replace(/^.*\/|\.route\.tsx?$/g, '')
  const translations = listTranslations(path).filter((language) => language !== 'en')
  return [
    route(path.slice(1), file, id ? { id } : {}),
    ...translations.map((language) =>
      route(localize(path, language).slice(1), file, { id: `${language}-${name}` }),
    ),
  ]
}

/** Pages of the admin area that moderators may not open. */
function forAdmins(name: string, children: RouteConfigEntry[]) {
  return layout('staff/frame/admins.route.ts', { id: `admins-${name}` }, children)
}

/** A list of Manage Reviews; its dialogs lie over it. */
function moderation(path: string, dialogs: RouteConfigEntry[] = []) {
  const remove = route('remove/:kind/:post', 'staff/moderation/remove-post.route.tsx', {
    id: `admin/${path}/remove`,
  })
  return route(path, 'staff/moderation/moderation.route.tsx', { id: `admin/${path}` }, [
    ...dialogs,
    remove,
  ])
}

/** Every address of the site, in the specification's order. */
export default [
  ...page('/', 'visitors/home/home.route.tsx'),
  ...page('/centers', 'visitors/directory/directory.route.tsx'),
  ...page('/centers/sheet', 'visitors/sheets/sheet.route.tsx', 'search-sheet'),
  ...page('/centers/:slug', 'visitors/center-page/center.route.tsx'),
  ...page('/centers/:slug/call-sheet', 'visitors/list/list-call-sheet.route.tsx'),
  ...page('/centers/:slug/report', 'visitors/accuracy/center-report.route.tsx'),
  ...page('/centers/:slug/suggest', 'visitors/accuracy/suggest.route.tsx', 'suggest-change'),
  ...page('/centers/:slug/claim', 'own-center/claims/claim.route.tsx'),
  route('es/centros/:slug/reclamar', 'own-center/claims/former-claim.route.ts'),
  ...page('/centers/:slug/beds', 'own-center/beds/beds.route.tsx', 'own-beds'),
  ...page('/beds', 'own-center/beds/beds.route.tsx', 'linked-beds'),
  ...page('/confirm', 'own-center/links/confirm.route.tsx'),
  ...page('/confirm/stop', 'own-center/links/confirm-stop.route.tsx'),
  ...page('/suggest', 'visitors/accuracy/suggest.route.tsx', 'suggest-center'),
  ...page('/list', 'visitors/list/list.route.tsx'),
  ...page('/list/centers/:range.json', 'visitors/list/list-centers.route.ts'),
  ...page('/counties/:county', 'visitors/directory/area.route.tsx', 'county'),
  ...page('/counties/:county/sheet', 'visitors/sheets/sheet.route.tsx', 'county-sheet'),
  ...page('/towns/:town', 'visitors/directory/area.route.tsx', 'town'),
  ...guidePaths.flatMap((path) => page(path, 'visitors/guides/guide.route.tsx', path.slice(1))),
  ...page('/accuracy', 'visitors/accuracy/accuracy.route.tsx'),
  route('accuracy.csv', 'visitors/accuracy/accuracy-csv.route.ts'),
  ...page('/developers', 'data/developers/developers.route.tsx'),
  ...page('/contact', 'visitors/contact/contact.route.tsx'),
  ...page('/embed/search', 'visitors/embeds/embed-search.route.tsx'),
  ...page('/embed/centers/:slug', 'visitors/embeds/embed-center.route.tsx'),
  ...page('/auth', 'members/auth/auth.route.tsx'),
  ...page('/auth/second-step', 'members/auth/second-step.route.tsx'),
  ...page('/auth/session', 'members/auth/session-state.route.ts'),
  ...page('/auth/sign-out', 'members/auth/sign-out.route.tsx'),
  ...page('/verify-email', 'members/auth/verify-email.route.tsx'),
  ...page('/forgotten-password', 'members/auth/forgotten-password.route.tsx'),
  ...page('/reset-password', 'members/auth/reset-password.route.tsx'),
  ...page('/dashboard', 'members/dashboard/dashboard.route.tsx'),
  ...page('/dashboard/export', 'members/dashboard/dashboard-export.route.ts'),
  ...page('/account', 'members/account/account.route.tsx'),
  ...page('/account/email', 'members/account/account-email.route.tsx'),
  ...page('/account/list', 'visitors/list/account-list.route.ts'),
  ...page('/account/two-factor', 'members/account/account-two-factor.route.tsx'),
  route('admin', 'staff/frame/admin.route.tsx', [
    route('', 'staff/centers/centers.route.tsx', [
      forAdmins('centers', [
        route('centers/new', 'staff/centers/center-new.route.tsx'),
        route('centers/:id/edit', 'staff/centers/center-edit.route.tsx'),
        route('centers/:id/beds', 'staff/centers/center-beds.route.tsx'),
        route('centers/:id/organization', 'staff/centers/center-organization.route.tsx'),
        route('centers/:id/links', 'staff/centers/center-links.route.tsx'),
        route('centers/selected', 'staff/centers/centers-selected.route.tsx'),
      ]),
    ]),
    forAdmins('tabs', [
      route('centers/deleted', 'staff/centers/centers-deleted.route.tsx', [
        route(':id/purge', 'staff/centers/center-purge.route.tsx'),
      ]),
      route('centers/:id/letter', 'staff/centers/center-letter.route.tsx'),
      route('centers/:id/history', 'staff/history/center-history.route.tsx'),
      route('centers/views', 'staff/centers/saved-views.route.tsx'),
      route('centers/bulk', 'staff/bulk/bulk-edit.route.tsx'),
      route('centers/bulk-changes', 'staff/bulk/bulk-edits.route.tsx'),
      route('centers/export.csv', 'staff/centers/centers-export.route.ts'),
      route('centers/restore', 'staff/centers/center-restore.route.ts'),
      route('import', 'data/import/screen/import.route.tsx'),
      route('import/upload', 'data/import/screen/import-upload.route.ts'),
      route('import/:id', 'data/import/screen/import-detail.route.tsx', [
        route('undo', 'data/import/screen/import-undo.route.tsx'),
      ]),
      route('import/:id/progress', 'data/import/screen/import-progress.route.ts'),
      route('import/:id/report.csv', 'data/import/screen/import-report.route.ts'),
      route('export/:file', 'data/export/export.route.ts'),
      route('today', 'staff/today/today.route.tsx'),
      route('sources', 'staff/sources/sources.route.ts'),
      route('sources/new', 'staff/sources/source-new.route.tsx'),
      route('sources/:source', 'staff/sources/source.route.tsx', [
        route('remove', 'staff/sources/source-remove.route.tsx'),
      ]),
      route('sources/:source/upload', 'staff/sources/source-upload.route.tsx'),
      route('duplicates', 'staff/duplicates/duplicates.route.tsx'),
      route('duplicates/:one/:other', 'staff/duplicates/duplicate-pair.route.tsx'),
      route('sources/:source/runs/:run', 'staff/differences/source-run.route.tsx'),
      route('sources/:source/runs/:run/report.csv', 'staff/differences/run-report.route.ts'),
      route('calls', 'staff/calls/calls.route.tsx'),
      route('calls/suggestions', 'staff/calls/suggestions.route.tsx'),
      route('calls/numbers', 'staff/calls/find-number.route.tsx'),
      route('calls/unreachable', 'staff/calls/unreachable.route.tsx'),
      route('calls/claims', 'staff/calls/claims.route.tsx'),
      route('users', 'staff/users/users.route.tsx', [
        route(':id/status', 'staff/users/user-status.route.tsx'),
        route(':id/delete', 'staff/users/user-delete.route.tsx'),
      ]),
      route('activity', 'staff/activity/activity.route.tsx'),
      route('activity/export.csv', 'staff/activity/activity-export.route.ts'),
      route('analytics', 'staff/analytics/analytics.route.tsx'),
      route('analytics/export.csv', 'staff/analytics/analytics-export.route.ts'),
    ]),
    moderation('reviews', [route('revise/:post', 'staff/moderation/review-revise.route.tsx')]),
    moderation('reviews/comments'),
    moderation('reviews/reports'),
    route('messages', 'staff/moderation/inbox/inbox.route.tsx', [
      route(':message', 'staff/moderation/inbox/message.route.tsx'),
      forAdmins('messages', [
        route(':message/remove', 'staff/moderation/inbox/remove-message.route.tsx'),
      ]),
    ]),
  ]),
  ...page('/places', 'visitors/directory/places.route.ts'),
  route('images/centers/:center/:width', 'visitors/center-page/center-image.route.ts'),
  route('sitemap.xml', 'visitors/shell/sitemap.route.ts', { id: 'sitemap-index' }),
  route('sitemaps/:file', 'visitors/shell/sitemap.route.ts'),
  route('robots.txt', 'visitors/shell/robots.route.ts'),
  route('site.webmanifest', 'visitors/shell/manifest.route.ts'),
  route('speculation-rules.json', 'visitors/shell/speculation-rules.route.ts'),
  ...page('/offline', 'visitors/offline/offline.route.tsx'),
  route('quick-exit', 'visitors/quick-exit/quick-exit.route.ts'),
  route('sw.js', 'visitors/offline/service-worker-script.route.ts'),
  route('*', 'visitors/shell/not-found.route.tsx'),
] satisfies RouteConfig
