import { expect, it } from 'vitest'
import { formatSize, formatTimeLeft } from '#app/data/import/messages.ts'
import { describeProgress } from './import-progress.tsx'

type Progress = Parameters<typeof describeProgress>[0]
const running: Progress = {
  state: 'running',
  share: 0.25,
  rowsDone: 1_250,
  rowsTotal: 5_000,
  workingFrom: 250,
  seconds: 10,
  ahead: 0,
}

it.each<[string, Partial<Progress>]>([
  ['1,250 of 5,000 records · 100 a second · about 40 seconds left', {}],
  ['1,250 records', { state: 'previewing', rowsTotal: null, seconds: null }],
  ['25% · a few seconds left', { state: 'undoing', seconds: 1 }],
  ['It begins in a moment.', { state: 'queued' }],
  ['Another import is worked on first.', { state: 'uploaded', ahead: 1 }],
  ['12 other imports are worked on first.', { state: 'queued', ahead: 12 }],
])('describes progress: %s', (text, progress) => {
  expect(describeProgress({ ...running, ...progress })).toBe(text)
})

it('formats times and sizes', () => {
  expect([5, 9, 54, 56, 89, 91, 600].map(formatTimeLeft)).toEqual([
    'a few seconds left',
    'about 10 seconds left',
    'about 55 seconds left',
    'about a minute left',
    'about a minute left',
    'about 2 minutes left',
    'about 10 minutes left',
  ])
  expect([1, 999, 1_600, 52_428_800].map(formatSize)).toEqual([
    '1 byte',
    '999 bytes',
    '2 kB',
    '52.4 MB',
  ])
})
