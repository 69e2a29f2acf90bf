import { sql } from 'drizzle-orm'
import {
  check,
  index,
  pgPolicy,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { everyone, members, staffRole } from '../roles.ts'
import { treatmentCenters } from './centers.ts'
import { createdAt, id, updatedAt } from './columns.ts'
import { profiles } from './members.ts'
import { isActive, isAdmin, isOwn, isOwnAndActive, isStaff, readableByAll } from './policies.ts'

const author = () => uuid().references(() => profiles.id, { onDelete: 'set null' })
const center = () =>
  uuid()
    .notNull()
    .references(() => treatmentCenters.id, { onDelete: 'cascade' })

const writableByAuthor = (table: string, withCheck = isOwnAndActive) =>
  pgPolicy(`${table}_author`, { for: 'all', to: members, using: isOwnAndActive, withCheck })

/** Votes are private: visitors read `center_vote_tallies`. */
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
    pgPolicy('votes_read', { for: 'select', to: members, using: isOwn }),
    pgPolicy('votes_read_admin', { for: 'select', to: staffRole, using: isAdmin }),
    writableByAuthor('votes'),
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
    readableByAll('comments'),
    writableByAuthor('comments'),
    pgPolicy('comments_delete_staff', { for: 'delete', to: staffRole, using: isStaff }),
  ],
)

const reviewStatuses = ['pending', 'approved', 'rejected'] as const

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
    pgPolicy('reviews_read_own', { for: 'select', to: members, using: isOwn }),
    pgPolicy('reviews_read_staff', { for: 'select', to: staffRole, using: isStaff }),
    // A member's new or changed review always waits for approval.
    writableByAuthor('reviews', sql`${isOwnAndActive} and status = 'pending'`),
    pgPolicy('reviews_update_staff', { for: 'update', to: staffRole, using: isStaff }),
    pgPolicy('reviews_delete_staff', { for: 'delete', to: staffRole, using: isStaff }),
  ],
)

export const reportStatuses = ['open', 'closed'] as const

/**
 * A member's report about a comment or a review; exactly one of the two is set. Only staff read it.
 */
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
    // A member can report a post again after its report was decided.
    uniqueIndex('reports_one_a_comment').on(t.reporterId, t.commentId).where(sql`status = 'open'`),
    uniqueIndex('reports_one_a_review').on(t.reporterId, t.reviewId).where(sql`status = 'open'`),
    index('reports_comment').on(t.commentId),
    index('reports_review').on(t.reviewId),
    index('reports_status').on(t.status, t.createdAt.desc()),
    check('reports_one_target', sql`num_nonnulls(comment_id, review_id) = 1`),
    check('reports_reason_length', sql`length(btrim(reason)) between 1 and 1000`),
    check('reports_status_known', sql`status in ('open','closed')`),
    pgPolicy('reports_insert', {
      for: 'insert',
      to: members,
      withCheck: sql`reporter_id = app_user_id() and ${isActive} and status = 'open'`,
    }),
    pgPolicy('reports_read', { for: 'select', to: staffRole, using: isStaff }),
    pgPolicy('reports_update', { for: 'update', to: staffRole, using: isStaff }),
  ],
)
