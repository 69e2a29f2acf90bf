import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  pgView,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { authRole, everyone, memberRole, staffRole } from '../roles.ts'
import { authUsers } from './auth.ts'
import { treatmentCenters } from './centers.ts'
import { createdAt, id, updatedAt } from './columns.ts'

const isAdmin = sql`(select app_role()) = 'admin'`
const isStaff = sql`(select app_role()) in ('admin', 'moderator')`
const members = [memberRole, staffRole]
/** The row is one's own, and one's account is neither suspended nor banned. */
const isOwn = sql`user_id = app_user_id() and (select app_role()) is not null`

export const memberStatuses = ['active', 'suspended', 'banned'] as const
export const memberRoles = ['user', 'moderator', 'admin'] as const

export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    fullName: text(),
    username: text(),
    status: text({ enum: memberStatuses }).notNull().default('active'),
    /** Why it is suspended or banned: for the staff. */
    statusReason: text(),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('profiles_username').on(sql`lower(username)`),
    index('profiles_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    check('profiles_status_reason_length', sql`length(status_reason) <= 500`),
    check('profiles_status_known', sql`status in ('active','suspended','banned')`),
    pgPolicy('profiles_read_own', {
      for: 'select',
      to: members,
      using: sql`id = app_user_id()`,
    }),
    pgPolicy('profiles_read_staff', { for: 'select', to: staffRole, using: isStaff }),
    pgPolicy('profiles_update_own', {
      for: 'update',
      to: members,
      using: sql`id = app_user_id() and (select app_role()) is not null`,
    }),
    pgPolicy('profiles_update_admin', { for: 'update', to: staffRole, using: isAdmin }),
    pgPolicy('profiles_delete_admin', { for: 'delete', to: staffRole, using: isAdmin }),
    pgPolicy('profiles_auth_read', { for: 'select', to: authRole, using: sql`true` }),
    pgPolicy('profiles_auth_insert', {
      for: 'insert',
      to: authRole,
      withCheck: sql`status = 'active' and not is_sample`,
    }),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text({ enum: memberRoles }).notNull(),
  },
  () => [
    check('user_roles_known', sql`role in ('user','moderator','admin')`),
    pgPolicy('user_roles_read_own', {
      for: 'select',
      to: members,
      using: sql`user_id = app_user_id()`,
    }),
    pgPolicy('user_roles_read_staff', { for: 'select', to: staffRole, using: isStaff }),
    pgPolicy('user_roles_insert', { for: 'insert', to: staffRole, withCheck: isAdmin }),
    pgPolicy('user_roles_update', { for: 'update', to: staffRole, using: isAdmin }),
    pgPolicy('user_roles_delete', { for: 'delete', to: staffRole, using: isAdmin }),
    pgPolicy('user_roles_auth_read', { for: 'select', to: authRole, using: sql`true` }),
    // Signing up makes nobody more than a user.
    pgPolicy('user_roles_auth_insert', {
      for: 'insert',
      to: authRole,
      withCheck: sql`role = 'user'`,
    }),
  ],
)

const author = () => uuid().references(() => profiles.id, { onDelete: 'set null' })
const center = () =>
  uuid()
    .notNull()
    .references(() => treatmentCenters.id, { onDelete: 'cascade' })

/** Who voted stays private: visitors read `center_vote_tallies`. */
export const votes = pgTable(
  'votes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    centerId: center(),
    voteType: text({ enum: ['upvote', 'downvote'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('votes_one_a_member').on(t.userId, t.centerId),
    index('votes_center').on(t.centerId, t.voteType),
    index('votes_newest').on(t.createdAt.desc().nullsFirst()),
    check('votes_type_known', sql`vote_type in ('upvote','downvote')`),
    pgPolicy('votes_read', { for: 'select', to: members, using: sql`user_id = app_user_id()` }),
    pgPolicy('votes_read_admin', { for: 'select', to: staffRole, using: isAdmin }),
    pgPolicy('votes_insert', { for: 'insert', to: members, withCheck: isOwn }),
    pgPolicy('votes_update', { for: 'update', to: members, using: isOwn, withCheck: isOwn }),
    pgPolicy('votes_delete', { for: 'delete', to: members, using: isOwn }),
  ],
)

export const comments = pgTable(
  'comments',
  {
    id: id(),
    userId: author(),
    centerId: center(),
    content: text().notNull(),
    rating: smallint(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('comments_center').on(t.centerId, t.createdAt.desc()),
    index('comments_user').on(t.userId, t.createdAt.desc()),
    index('comments_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    check('comments_content_length', sql`length(btrim(content)) between 1 and 4000`),
    check('comments_rating_range', sql`rating between 1 and 5`),
    pgPolicy('comments_read', { for: 'select', to: everyone, using: sql`true` }),
    pgPolicy('comments_insert', { for: 'insert', to: members, withCheck: isOwn }),
    pgPolicy('comments_update', { for: 'update', to: members, using: isOwn, withCheck: isOwn }),
    pgPolicy('comments_delete', { for: 'delete', to: members, using: isOwn }),
    pgPolicy('comments_delete_staff', { for: 'delete', to: staffRole, using: isStaff }),
  ],
)

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    centerId: center(),
    userId: author(),
    rating: smallint().notNull(),
    content: text().notNull(),
    status: text({ enum: reviewStatuses }).notNull().default('pending'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('reviews_one_a_member').on(t.userId, t.centerId),
    index('reviews_center').on(t.centerId, t.status, t.createdAt.desc()),
    index('reviews_status').on(t.status, t.createdAt.desc()),
    index('reviews_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    check('reviews_content_length', sql`length(btrim(content)) between 1 and 8000`),
    check('reviews_rating_range', sql`rating between 1 and 5`),
    check('reviews_status_known', sql`status in ('pending','approved','rejected')`),
    pgPolicy('reviews_read_approved', {
      for: 'select',
      to: everyone,
      using: sql`status = 'approved'`,
    }),
    pgPolicy('reviews_read_own', {
      for: 'select',
      to: members,
      using: sql`user_id = app_user_id()`,
    }),
    pgPolicy('reviews_read_staff', { for: 'select', to: staffRole, using: isStaff }),
    // A member's own review, new or changed, always waits for approval.
    pgPolicy('reviews_insert', {
      for: 'insert',
      to: members,
      withCheck: sql`${isOwn} and status = 'pending'`,
    }),
    pgPolicy('reviews_update_own', {
      for: 'update',
      to: members,
      using: isOwn,
      withCheck: sql`${isOwn} and status = 'pending'`,
    }),
    pgPolicy('reviews_update_staff', { for: 'update', to: staffRole, using: isStaff }),
    pgPolicy('reviews_delete', { for: 'delete', to: members, using: isOwn }),
    pgPolicy('reviews_delete_staff', { for: 'delete', to: staffRole, using: isStaff }),
  ],
)

export const reportStatuses = ['open', 'closed'] as const

/** What a member finds wrong with a comment or a review: one of both. Staff read it. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: author(),
    commentId: uuid().references(() => comments.id, { onDelete: 'cascade' }),
    reviewId: uuid().references(() => reviews.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    status: text({ enum: reportStatuses }).notNull().default('open'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('reports_one_a_comment').on(t.reporterId, t.commentId),
    unique('reports_one_a_review').on(t.reporterId, t.reviewId),
    index('reports_comment').on(t.commentId),
    index('reports_review').on(t.reviewId),
    index('reports_status').on(t.status, t.createdAt.desc()),
    check('reports_one_target', sql`num_nonnulls(comment_id, review_id) = 1`),
    check('reports_reason_length', sql`length(btrim(reason)) between 1 and 1000`),
    check('reports_status_known', sql`status in ('open','closed')`),
    pgPolicy('reports_insert', {
      for: 'insert',
      to: members,
      withCheck: sql`reporter_id = app_user_id() and (select app_role()) is not null and status = 'open'`,
    }),
    pgPolicy('reports_read', { for: 'select', to: staffRole, using: isStaff }),
    pgPolicy('reports_update', { for: 'update', to: staffRole, using: isStaff }),
  ],
)

/** What an admin needs to know of an account. Nobody else gets a row. */
export const memberAccounts = pgView('member_accounts', {
  id: uuid().notNull(),
  email: text().notNull(),
  emailVerified: boolean().notNull(),
  twoFactorEnabled: boolean().notNull(),
  /** The last sign of life: a refreshed session, a vote, a comment, a review. */
  lastActive: timestamp({ withTimezone: true }),
}).existing()

/** Up and down votes of each center that has any, without their authors. */
export const centerVoteTallies = pgView('center_vote_tallies', {
  centerId: uuid().notNull(),
  upvotes: integer().notNull(),
  downvotes: integer().notNull(),
}).existing()

/** The name a member is shown under in public: username, else first name and an initial. */
export const publicAuthors = pgView('public_authors', {
  id: uuid().notNull(),
  displayName: text().notNull(),
}).existing()
