import { shown } from './admin-addresses.ts'
import { words } from './contact-form.ts'
import { importedCenter } from './fixture-center.ts'

/** A request that is answered with a redirect. `:name` is a placeholder for a value of the path. */
export type Attack = {
  path: string
  fields?: Record<string, string>
  as?: 'visitor' | 'member' | 'admin'
}

const beds = { detox: '3', residential: 'none' }
const slug = importedCenter.slug
const revoke = (id: string) => ({ intent: 'revoke', id })

/**
 * Every file of the product with a redirect to a computed target, and requests that reach the
 * redirect. A file missing here fails the first test.
 */
export const redirecting: Record<string, Attack[]> = {
  'server/app.ts': [
    { path: '/Centers/:slug' },
    { path: '/CONTACT/' },
    { path: '/es/centers/:slug' },
    { path: '/es/centers/:slug/claim' },
  ],
  'app/own-center/claims/former-claim.route.ts': [{ path: '/es/centros/:slug/reclamar' }],
  'app/members/auth/reject-visitor.server.ts': [
    { path: '/dashboard' },
    { path: '/centers/:slug/claim' },
    { path: '/centers/:slug/beds' },
    { path: '/admin/centers/:center/edit' },
  ],
  'app/center/redirect-to-center.server.ts': [
    { path: `/centers/${importedCenter.formerSlug}` },
    { path: `/centers/${importedCenter.formerSlug}/report` },
    { path: `/centers/${importedCenter.id}/call-sheet` },
    { path: '/centers/:slug' },
    { path: '/centers/:slug/suggest' },
    { path: `/embed/centers/${importedCenter.formerSlug}` },
    { path: `/embed/centers/${importedCenter.id}` },
  ],
  'server/middleware/former-addresses.ts': [
    { path: '/og/centers/:slug' },
    { path: '/es/og/site.png' },
    { path: '/es/desarrolladores' },
  ],
  // In the API, only the id of a merged center redirects: `api-gone.test.ts` asks for one.
  'server/open-data/redirect-until-undone.ts': [
    { path: `/feeds/centers/${importedCenter.formerSlug}.atom` },
    { path: `/es/feeds/centers/${importedCenter.formerSlug}.json` },
  ],
  'app/staff/moderation/receive-moderation.server.ts': [
    {
      path: '/admin/reviews/reports',
      fields: { report: ':report', version: ':reportedseen' },
      as: 'admin',
    },
    {
      path: '/admin/reviews',
      fields: { from: 'rejected', to: 'approved', review: ':public :publicseen' },
      as: 'admin',
    },
  ],
  'app/staff/moderation/redirect-decided.server.ts': [
    { path: '/admin/reviews', fields: { decide: 'approved :review :reviewseen' }, as: 'admin' },
  ],
  'app/members/account/account.route.tsx': [
    { path: '/account', fields: { intent: 'sign-out-others' }, as: 'member' },
  ],
  'app/staff/centers/center-edit.route.tsx': [
    {
      path: '/admin/centers/:center/edit',
      fields: { openState: 'open', countryCode: 'US', name: 'Renamed', opened: ':opened' },
      as: 'admin',
    },
  ],
  'app/staff/centers/center-new.route.tsx': [
    {
      path: '/admin/centers/new',
      fields: { openState: 'open', countryCode: 'US', name: 'Newfield' },
      as: 'admin',
    },
  ],
  'app/staff/centers/center-organization.route.tsx': [
    {
      path: '/admin/centers/:center/organization',
      fields: { intent: 'remove', seen: shown },
      as: 'admin',
    },
  ],
  'app/staff/centers/center-beds.route.tsx': [
    { path: '/admin/centers/:center/beds', fields: revoke(':link'), as: 'admin' },
  ],
  'app/staff/centers/center-links.route.tsx': [
    {
      path: '/admin/centers/:center/links',
      fields: { intent: 'add-contact', email: 'desk@example.org', language: 'en' },
      as: 'admin',
    },
  ],
  'app/staff/centers/center-restore.route.ts': [
    { path: '/admin/centers/restore', fields: { id: ':gone' }, as: 'admin' },
  ],
  'app/staff/centers/centers-selected.route.tsx': [
    { path: '/admin/centers/selected', fields: { intent: 'delete', id: ':other' }, as: 'admin' },
    { path: '/admin/centers/selected', fields: { intent: 'delete' }, as: 'admin' },
  ],
  'app/staff/bulk/bulk-edit.route.tsx': [{ path: '/admin/centers/bulk', as: 'admin' }],
  'app/staff/history/center-history.route.tsx': [
    {
      path: '/admin/centers/:center/history',
      fields: { target: 'neighborhood', to: 'Ironbound', seen: '' },
      as: 'admin',
    },
  ],
  'app/staff/centers/saved-views.route.tsx': [
    {
      path: '/admin/centers/views',
      fields: { intent: 'add', name: 'A view', to: '?q=//evil.example' },
      as: 'admin',
    },
  ],
  // Would need a bulk edit; redirects only to a constant path.
  'app/staff/bulk/bulk-edits.route.tsx': [],
  // Would need a center without a number; redirects only to a constant path with a page number.
  'app/staff/calls/find-number.route.tsx': [],
  'app/data/import/screen/import-detail.route.tsx': [
    { path: '/admin/import/:import', fields: { do: 'cancel' }, as: 'admin' },
  ],
  'app/data/import/screen/import-undo.route.tsx': [
    { path: '/admin/import/:imported/undo', fields: { x: '' }, as: 'admin' },
  ],
  // Redirects to the ID that the database gave the file.
  'app/data/import/screen/import.route.tsx': [],
  'app/staff/moderation/inbox/message.route.tsx': [
    { path: '/admin/messages/:message', fields: { to: 'answered' }, as: 'admin' },
  ],
  // Would need the versions of both centers; redirects only to a constant path.
  'app/staff/duplicates/duplicate-pair.route.tsx': [],
  // Would need a merge; redirects only to a constant path.
  'app/staff/duplicates/duplicates.route.tsx': [],
  'app/staff/differences/source-run.route.tsx': [
    {
      path: '/admin/sources/:reviewed/runs/:run',
      fields: { intent: 'undo' },
      as: 'admin',
    },
  ],
  'app/staff/moderation/inbox/remove-message.route.tsx': [
    { path: '/admin/messages/:message/remove', fields: { x: '' }, as: 'admin' },
  ],
  'app/staff/moderation/remove-post.route.tsx': [
    {
      path: '/admin/reviews/reports/remove/review/:doomed',
      fields: { version: ':doomedseen' },
      as: 'admin',
    },
  ],
  // Redirects only to a constant path.
  'app/staff/sources/sources.route.ts': [],
  'app/staff/sources/source-new.route.tsx': [
    {
      path: '/admin/sources/new',
      fields: {
        kind: 'upload',
        name: 'A',
        listedIn: 'A',
        schedule: 'off',
        sameName: 'skip',
        outside: 'skip',
      },
      as: 'admin',
    },
  ],
  'app/staff/sources/source.route.tsx': [
    { path: '/admin/sources/:source', fields: { intent: 'run' }, as: 'admin' },
  ],
  'app/staff/sources/source-remove.route.tsx': [
    { path: '/admin/sources/:removable/remove', fields: { x: '' }, as: 'admin' },
  ],
  // Redirects to the path of a source with a UUID, after it received a file.
  'app/staff/sources/source-upload.route.tsx': [],
  'app/staff/calls/calls.route.tsx': [
    { path: '/admin/calls', fields: { intent: 'start' }, as: 'admin' },
  ],
  // Would need an unreachable center; redirects only to a constant path.
  'app/staff/calls/unreachable.route.tsx': [],
  'app/staff/users/user-status.route.tsx': [
    {
      path: '/admin/users/:member/status',
      fields: { seen: 'active', status: 'banned', reason: 'Ads' },
      as: 'admin',
    },
  ],
  'app/staff/users/users.route.tsx': [
    {
      path: '/admin/users',
      fields: { id: ':member', seen: 'user', role: 'moderator' },
      as: 'admin',
    },
  ],
  'app/visitors/directory/area.route.tsx': [
    { path: '/counties/Essex' },
    { path: '/counties/:county' },
    { path: '/towns/:town' },
  ],
  'app/visitors/sheets/sheet.route.tsx': [
    { path: '/counties/Essex/sheet' },
    { path: '/counties/:county/sheet' },
  ],
  'app/members/auth/auth.route.tsx': [
    { path: '/auth', as: 'member' },
    { path: '/auth', as: 'admin' },
    { path: '/auth', fields: { email: 'member@example.org', password: 'recovery-demo-member' } },
  ],
  // To the one path of our drawing.
  'app/visitors/center-page/center-image.route.ts': [],
  'app/visitors/accuracy/center-report.route.tsx': [
    { path: `/centers/${slug}/report`, fields: { kind: 'wrong-number' } },
    { path: '/centers/:slug/report', fields: { kind: 'wrong-number' } },
  ],
  'app/visitors/center-page/center.route.tsx': [
    { path: `/centers/${slug}`, fields: { intent: 'vote', vote: 'upvote' }, as: 'member' },
    { path: '/centers/:slug', fields: { intent: 'vote', vote: 'upvote' } },
    { path: '/centers/:slug', fields: { intent: 'constructor' } },
  ],
  'app/own-center/claims/claim.route.tsx': [
    { path: `/centers/${slug}/claim`, fields: { intent: 'claim' }, as: 'member' },
    { path: '/centers/:slug/claim', fields: { intent: 'withdraw' }, as: 'member' },
  ],
  // Would need what the page shows; redirects only to a constant path with the key.
  'app/own-center/links/confirm.route.tsx': [],
  'app/own-center/links/confirm-stop.route.tsx': [
    { path: '/confirm/stop?key=:stop', fields: { x: '' } },
  ],
  'app/visitors/contact/contact.route.tsx': [{ path: '/contact', fields: words }],
  'app/own-center/beds/beds.route.tsx': [
    { path: '/centers/:slug/beds', fields: beds, as: 'member' },
    { path: '/beds?key=:key', fields: beds },
  ],
  // The test of signing in with a code attacks this redirect.
  'app/members/auth/second-step.route.tsx': [{ path: '/auth/second-step' }],
  'app/visitors/accuracy/suggest.route.tsx': [
    { path: `/centers/${slug}/suggest`, fields: { phone: '609 555 0177' } },
    { path: '/centers/:slug/suggest', fields: { phone: '609 555 0177' } },
    { path: '/suggest', fields: { name: 'Newfield' } },
  ],
  // Runs last: it deletes the member that other requests change.
  'app/staff/users/user-delete.route.tsx': [
    { path: '/admin/users/:member/delete', fields: { seen: shown }, as: 'admin' },
  ],
}
