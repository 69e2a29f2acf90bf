import { settleWorkDays } from '#app/center/fields/reported-phone.ts'
import { formatNumber } from '#app/lib/language.ts'
import { type Counts, intervalFormula, minSettled } from './accuracy-counts.ts'

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
  exactRules: 'The exact rules',
  rules: [
    [
      'Who is drawn',
      'Every listing with a number that has not closed for good has the same chance, even one whose number we hide. We leave out only a center that we called less than 20 hours ago, that is on another caller’s list, or that asked us to call later. A drawn center counts only after we call it.',
    ],
    [
      'Time',
      'The last 90 or 365 days, by the time of the drawn call. The answer may come later, from any call of ours.',
    ],
    [
      'Not known yet',
      'Nobody has answered so far, or the center asked us to call back. A new number starts the count of unanswered calls again.',
    ],
    [
      'Groups',
      'The county and the kinds of care are those on the day of the call. A center with more than one kind of care counts in each.',
    ],
    [
      'Range',
      `With n settled centers, the share p, and ${intervalFormula}. This page rounds to whole percents.`,
    ],
    [
      'What never counts',
      'What a center tells us by link or about its own listing, what a website, a list or a file says, and what visitors report. Only our calls count.',
    ],
    [
      'When a report is settled',
      'Our staff reach the center, find that it closed, check its listing, accept a new number, or find that the report is wrong.',
    ],
    [
      'When we hide a number',
      `A number gets a warning when our call finds it wrong, or when two people report it within a day from different networks and we did not reach the center at it within 30 days. In a flood of reports, or once visitors have questioned one number in twenty within a day, our staff look first. If it is not settled in ${settleWorkDays} working days (Monday to Friday, no federal holidays), we stop showing it. It comes back when it is settled. A new number is shown at once.`,
    ],
    [
      'The file',
      'One line for each of: days (90 or 365), calls (drawn at random or urgent), group (all, county or care) and name. Then the centers that are right, wrong, closed and unreachable; settled, which is the sum of these four; and not known yet. Last, the share right and its range, low to high, from 0 to 1 and not rounded. These are empty for urgent calls and where there are too few to say.',
    ],
  ] as [term: string, rule: string][],
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
