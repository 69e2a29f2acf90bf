import { describe, expect, it } from 'vitest'
import { buildActivityRows, findOldestActivity } from './build-member-rows.ts'
import {
  sampleCenters,
  sampleComments,
  sampleMembers,
  sampleReviews,
  sampleVotes,
} from './sample-data.ts'
import { demoAccounts } from './seed.server.ts'

const now = new Date('2026-11-20T12:00:00Z')
const names = new Set(sampleCenters.map(({ name }) => name))
const joined = new Map(sampleMembers.map(({ key, joinedDaysAgo }) => [key, joinedDaysAgo]))

describe('sample members', () => {
  it('are a dozen, each with an address of their own at example.org', () => {
    expect(sampleMembers).toHaveLength(12)
    expect(new Set(sampleMembers.map(({ email }) => email)).size).toBe(12)
    for (const { email } of sampleMembers) expect(email).toMatch(/^[a-z.]+@example\.org$/)
  })

  it('have a password only where it is a demo account', () => {
    expect(demoAccounts).toEqual([
      { label: 'Admin', login: 'admin', password: 'recovery-demo-admin' },
      { label: 'Member', login: 'member@example.org', password: 'recovery-demo-member' },
    ])
    const admins = sampleMembers.filter(({ role }) => role === 'admin')
    expect(admins.map(({ email }) => email)).toEqual(['admin@example.org'])
  })

  it('wrote and voted about samples, after they joined', () => {
    for (const { by, center, daysAgo } of [...sampleComments, ...sampleReviews]) {
      expect(names).toContain(center)
      expect(daysAgo + 1).toBeLessThan(joined.get(by) ?? 0)
    }
    const ids = (called: string) => called
    for (const vote of buildActivityRows(ids, ids, now).votes) {
      const daysAgo = (now.getTime() - vote.createdAt.getTime()) / 86_400_000
      expect(names).toContain(vote.centerId)
      expect(daysAgo).toBeLessThan(joined.get(vote.userId) ?? 0)
      expect(daysAgo).toBeLessThanOrEqual(findOldestActivity(vote.centerId) + 1)
    }
  })

  it('reviewed and voted once a center', () => {
    const reviewed = sampleReviews.map(({ by, center }) => `${by} ${center}`)
    expect(new Set(reviewed).size).toBe(reviewed.length)
    for (const { up, down = '' } of sampleVotes) {
      const voters = `${up} ${down}`.trim().split(' ')
      expect(new Set(voters).size).toBe(voters.length)
    }
    expect(sampleVotes.length).toBeGreaterThanOrEqual(25)
  })

  it('left exactly three reviews to be judged and one that was turned down', () => {
    const count = (status: string) => sampleReviews.filter((r) => r.status === status).length
    expect([count('pending'), count('rejected')]).toEqual([3, 1])
    expect(count('approved')).toBeGreaterThan(20)
    expect(sampleComments.length).toBeGreaterThanOrEqual(30)
  })

  it('gave the demo member more than a dashboard shows', () => {
    const mine = ({ by }: { by: string }) => by === 'jordan'
    const votes = sampleVotes.filter(({ up, down = '' }) => `${up} ${down}`.includes('jordan'))
    expect(sampleMembers.find(({ key }) => key === 'jordan')?.email).toBe('member@example.org')
    expect(sampleComments.filter(mine).length).toBeGreaterThan(5)
    expect(votes.length).toBeGreaterThan(5)
  })
})
