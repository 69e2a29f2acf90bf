import type { ReadRecord } from '#app/data/import/formats/records.ts'
import { findCountyHeading, isPageMark } from '#app/data/import/formats/section-rows.ts'
import type { TableHeader } from '#db/schema/imports.ts'

/**
 * Follows the headings of a table. Returns a function that takes each record in order and returns the county that the
 * latest heading above it names; null without one. `findTable` gives the top of the table, once it is read.
 */
export function createHeadingCounty(findTable: () => TableHeader | undefined) {
  let county: string | null | undefined
  return (record: ReadRecord): string | null => {
    if (county === undefined) county = findAboveHeader(findTable())
    const heading = 'problem' in record ? record.heading : undefined
    if (heading !== undefined && !isPageMark(heading)) county = findCountyHeading(heading)
    return county
  }
}

/** A list can have a header for each county, with the county above it. */
function findAboveHeader(table: TableHeader | undefined): string | null {
  const above = table?.top.findLast(({ row }) => row < table.row)
  return above ? findCountyHeading(above.text) : null
}
