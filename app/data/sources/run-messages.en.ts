import type { SourceRunCounts } from '#db/schema/sources.ts'

const format = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

type Findings = Pick<SourceRunCounts, 'new' | 'changed' | 'vanished' | 'conflicting'>

/** Describe the differences of a run: "2 new centers, 14 changed facts, 1 center no longer listed". */
export function describeFindings(counts: Findings): string {
  const parts = [
    counts.new > 0 && format(counts.new, 'new center', 'new centers'),
    counts.changed > 0 && format(counts.changed, 'changed fact', 'changed facts'),
    counts.conflicting > 0 && format(counts.conflicting, 'conflict', 'conflicts'),
    counts.vanished > 0 &&
      format(counts.vanished, 'center no longer listed', 'centers no longer listed'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'no differences'
}

/** "46 records were left out: their names are known at another address." */
export function describeLeftOutRecords(count: number): string {
  return count === 1
    ? '1 record was left out: its name is known at another address.'
    : `${format(count, 'record', 'records')} were left out: their names are known at other addresses.`
}

/** The emails to staff about a source. */
export const sourceMailTexts = {
  failedSubject: (source: string) => `${source} cannot be read`,
  failed: (source: string, failures: number, reason: string) =>
    `The source “${source}” could not be read ${failures} times in a row. The last reason: ${reason}`,
  triedAgain:
    'We keep trying, later and later, at most once a day. You get no further email about it.',
  openSource: 'Look at the source',
  foundSubject: (source: string) => `${source}: differences to review`,
  found: (source: string, findings: string) => `The source “${source}” was read: ${findings}.`,
  heldSubject: (source: string) => `${source}: a run is held`,
  held: (source: string, reason: string) => `A run of the source “${source}” is held. ${reason}`,
  nothingPublic: 'Nothing has changed for visitors until somebody accepts it.',
  byRule: (count: number) =>
    `${format(count, 'fact was', 'facts were')} accepted by the rules of the source.`,
  openRun: 'Review the differences',
}
