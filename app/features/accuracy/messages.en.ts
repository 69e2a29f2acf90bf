import { formatNumber } from '#app/lib/language.ts'
import { type Counts, minSettled } from './accuracy-counts.ts'

const count = (value: number) => formatNumber(value, 'en')

export const en = {
  title: 'How accurate we are',
  description:
    'How many of the phone numbers in this directory are right: what calls to treatment centers drawn at random found, by county and kind of care, and how it is measured.',
  lede: 'A list of numbers is worth what they are worth when somebody calls. We call centers drawn at random, and publish what we find.',
  numbers: 'Right numbers',
  age: 'How old our facts are',
  checked: (checked: number, listings: number) =>
    checked === 0
      ? `None of the ${count(listings)} open listings has been checked by a person within 90 days.`
      : `${count(checked)} of ${count(listings)} open listings have been checked by a person within 90 days.`,
  medianAge: (days: number) =>
    `Half of all checks are younger than ${count(days)} ${days <= 1 ? 'day' : 'days'}.`,
  reported: (days: number, reports: number) =>
    `In ${days} days visitors reported ${count(reports)} ${reports === 1 ? 'problem' : 'problems'}`,
  settled: (hours: number) =>
    `; half of those that are settled were settled within ${count(hours)} ${hours <= 1 ? 'hour' : 'hours'}`,
  byCounty: 'By county, in a year',
  byCare: 'By kind of care, in a year',
  method: 'How we measure it',
  methodCalls:
    'Our staff call up to twenty centers at a time. Up to fifteen are the most urgent: visitors reported them, or nobody has checked them for long. They are no sample, so they do not count here. The other five are drawn at random from all open listings with a number, and the caller cannot tell which they are.',
  methodShare: `A number is right when the center answers. It is wrong when somebody else answers or the number is dead. The center may also be closed, or unreachable: at least three calls over 30 days or more reached nobody. The share is right ÷ (right + wrong + closed + unreachable). Each center counts once in a period, with its newest draw. When a call reaches nobody, we try again, and the first later answer counts. Until then we do not know, so the center is listed beside the share and not counted in it. The range is Wilson’s 95% interval: with fewer centers it is wider. Under ${minSettled} settled centers there are too few to say.`,
  csv: 'All counts as a file (CSV)',
  lastDays: (days: number) => `Last ${days} days`,
  urgent: (found: string) => `Centers called for an urgent reason, which are no sample: ${found}.`,
  notMeasured: 'Not measured yet.',
  between: (low: string, high: string) => `between ${low} and ${high}`,
  tooFew: 'Too few to say',
  drawn: (found: string) => `Centers drawn at random: ${found}.`,
  found: ({ right, wrong, closed, unreachable }: Counts) =>
    `${count(right)} right, ${count(wrong)} wrong, ${count(closed)} closed, ${count(unreachable)} unreachable`,
  unknown: (centers: number) =>
    `Not known yet: ${count(centers)} ${centers === 1 ? 'center' : 'centers'} where we are still calling.`,
  where: 'Where',
  right: 'Right',
  settledCount: 'Settled',
  notKnown: 'Not known yet',
}
