import { type RawRecord, toFieldKey } from '#app/data/import/formats/records.ts'
import { fileProblems, recordProblems } from '#app/data/import/messages.ts'
import type { RowRule } from '#db/schema/imports.ts'
import { cleanLabel } from './clean-values.ts'

export type RowRules = {
  /** Rows that match any of these are left out. */
  skipRules?: readonly RowRule[]
  /** Of each column named here, only rows with one of its values stay. */
  keepRules?: readonly RowRule[]
}

/** Apply rules about rows to a file's records, and remember which rules matched no row. */
export function createRowFilter({ skipRules = [], keepRules = [] }: RowRules) {
  const unused = new Set<RowRule>([...skipRules, ...keepRules])
  const keptColumns = groupByColumn(keepRules)
  const findMatch = (record: RawRecord, rules: readonly RowRule[]) => {
    const match = rules.find((rule) => matchesRule(record, rule))
    if (match) unused.delete(match)
    return match
  }
  return {
    /** Return why the rules leave a record out; null if they don't. */
    explainLeftOut(record: RawRecord): string | null {
      const skipping = findMatch(record, skipRules)
      if (skipping) return recordProblems.skippedByRule(skipping)
      for (const rules of keptColumns) {
        if (!findMatch(record, rules)) return recordProblems.notKept(rules)
      }
      return null
    },
    /** Describe the rules that matched no row of the file. */
    describeUnused: (): string[] =>
      [...unused].map((rule) =>
        skipRules.includes(rule)
          ? fileProblems.nothingSkipped(rule)
          : fileProblems.nothingKept(rule),
      ),
  }
}

/** Group rules by their columns: any value of one column, and all columns, must match. */
export function groupByColumn(rules: readonly RowRule[]): RowRule[][] {
  const groups = new Map<string, RowRule[]>()
  for (const rule of rules) {
    const key = toFieldKey(rule.column)
    groups.set(key, [...(groups.get(key) ?? []), rule])
  }
  return [...groups.values()]
}

function matchesRule(record: RawRecord, { column, value }: RowRule): boolean {
  const written = cleanLabel(record.get(toFieldKey(column)))
  return written?.toLowerCase() === value.trim().toLowerCase()
}
