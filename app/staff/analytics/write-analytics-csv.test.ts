import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import type { Analytics } from './analytics.ts'
import { serializeAnalytics } from './write-analytics-csv.ts'

const analytics: Analytics = {
  period: '7days',
  spans: [
    { from: '2026-11-19', to: '2026-11-19' },
    { from: '2026-11-20', to: '2026-11-20' },
  ],
  totals: { users: 12, reviews: 26, comments: 33, votes: 79 },
  recent: { users: 3, reviews: 1, comments: 0, votes: 7 },
  series: { users: [1, 2], reviews: [0, 1], comments: [0, 0], votes: [3, 4] },
  topCenters: [{ slug: 'a', name: 'Hope, "the" House', average: 4.6666, reviews: 3 }],
  views: 40,
  mostViewed: [{ slug: 'b', name: 'Birch', views: 25 }],
  emptySearches: [{ query: 'art therapy', searches: 5 }],
}

it('writes every number of the page, one per row', () => {
  const rows: string[][] = parse(serializeAnalytics(analytics), { bom: true })
  const [head, ...body] = rows
  expect(head).toEqual(['figure', 'item', 'from', 'to', 'value', 'reviews'])
  const [from, to] = ['2026-11-19', '2026-11-20']
  expect(body).toEqual([
    ['Total Users', '', '', '', '12', ''],
    ['Total Reviews', '', '', '', '26', ''],
    ['Total Comments', '', '', '', '33', ''],
    ['Total Votes', '', '', '', '79', ''],
    ['New Sign-ups', '', from, to, '3', ''],
    ['New Reviews', '', from, to, '1', ''],
    ['New Comments', '', from, to, '0', ''],
    ['New Votes', '', from, to, '7', ''],
    ['Engagement Rate %', '', '', '', '275', ''],
    ['Growth Rate %', '', from, to, '25', ''],
    ['Sign-ups', '', from, from, '1', ''],
    ['Sign-ups', '', to, to, '2', ''],
    ['Reviews', '', from, from, '0', ''],
    ['Reviews', '', to, to, '1', ''],
    ['Comments', '', from, from, '0', ''],
    ['Comments', '', to, to, '0', ''],
    ['Votes', '', from, from, '3', ''],
    ['Votes', '', to, to, '4', ''],
    ['Top Centers', 'Hope, "the" House', '', '', '4.7', '3'],
    ['Center Views', '', from, to, '40', ''],
    ['Most Viewed Centers', 'Birch', from, to, '25', ''],
    ['Searches Without Results', 'art therapy', from, to, '5', ''],
  ])
})
