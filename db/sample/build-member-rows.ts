import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import {
  type SampleMember,
  type SampleText,
  sampleComments,
  sampleReviews,
  sampleVotes,
} from './sample-data.ts'

const millisecondsPerDay = 86_400_000

/** `days` (fractions too) of 24 hours before `moment`. */
export function subtractDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * millisecondsPerDay)
}

/** Ids by what the data files call a thing: a member's key, a center's name. Throws on a stranger. */
export type Ids = (called: string) => string

export function findIds(entries: Iterable<readonly [called: string, id: string]>): Ids {
  const ids = new Map(entries)
  return (called) => {
    const id = ids.get(called)
    if (!id) throw new Error(`No sample is called ${called}`)
    return id
  }
}

/** Everything that makes a member: the account to sign in with, the profile and the role. */
export async function buildMemberRows(members: readonly SampleMember[], now: Date) {
  return Promise.all(
    members.map(async (member) => {
      const id = randomUUID()
      const createdAt = subtractDays(now, member.joinedDaysAgo)
      const dates = { createdAt, updatedAt: createdAt }
      return {
        key: member.key,
        id,
        user: { id, name: member.fullName, email: member.email, emailVerified: true, ...dates },
        account: {
          userId: id,
          accountId: id,
          providerId: 'credential',
          password: member.password ? await hash(member.password) : null,
          ...dates,
        },
        profile: {
          id,
          fullName: member.fullName,
          username: member.username ?? null,
          status: member.status ?? ('active' as const),
          isSample: true,
          ...dates,
        },
        role: { userId: id, role: member.role },
      }
    }),
  )
}

const votingDays = 15

/** How many days ago the first member wrote or voted on a center; 0 when nobody did. */
export function findOldestActivity(center: string): number {
  const texts = [...sampleComments, ...sampleReviews].filter((text) => text.center === center)
  const voted = sampleVotes.some((votes) => votes.center === center)
  return Math.max(voted ? votingDays : 0, ...texts.map(({ daysAgo }) => daysAgo))
}

/** What the members did: votes, comments and reviews, dated back from `now`. */
export function buildActivityRows(memberId: Ids, centerId: Ids, now: Date) {
  const authored = ({ by, center, daysAgo, content }: SampleText, index: number) => {
    const writtenAt = subtractDays(now, daysAgo + (index % 10) / 20)
    return {
      userId: memberId(by),
      centerId: centerId(center),
      content,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    }
  }
  return {
    votes: sampleVotes.flatMap(({ center, up, down = '' }, index) => {
      const cast = (voters: string, voteType: 'upvote' | 'downvote') =>
        voters
          .split(' ')
          .filter(Boolean)
          .map((by, place) => ({
            userId: memberId(by),
            centerId: centerId(center),
            voteType,
            createdAt: subtractDays(now, ((index * 7 + place * 3) % votingDays) + 0.5),
          }))
      return [...cast(up, 'upvote'), ...cast(down, 'downvote')]
    }),
    comments: sampleComments.map((comment, index) => ({
      ...authored(comment, index),
      rating: comment.rating ?? null,
    })),
    reviews: sampleReviews.map((review, index) => ({
      ...authored(review, index),
      rating: review.rating,
      status: review.status,
    })),
  }
}
